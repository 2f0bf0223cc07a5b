/** Games side by side; 0 leaves it to the number of processors. */
import { z } from 'zod';

export const MOST_AT_ONCE = 256;
export const concurrencySchema = z.int().min(0).max(MOST_AT_ONCE);
