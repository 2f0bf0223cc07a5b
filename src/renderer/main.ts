/**
 * The page's policy forbids making code from text, and zod finds that out by trying when the first schema is made. Told
 * before, it does not try and the policy has nothing to report; so everything with a schema in it is loaded after this.
 */
import { config } from 'zod';

config({ jitless: true });
void import('./application.ts');
