/**
 * What a person chooses in the desktop's menu. The menu only tells of it; the interface does it, as it would for a button
 * or a shortcut of its own. An undo in a text field is the field's,
 * and so is what it takes back.
 */
import { z } from 'zod';

export const COMMANDS = [
  'new-contest',
  'open-contest',
  /** With the contest that was chosen among the recent ones. */
  'open-recent',
  /** A contest that was double-clicked is open now. */
  'show-contest',
  'close-contest',
  'undo',
  'redo',
  'projector',
  /** With the theme. */
  'theme',
  'preferences',
  /** With the game whose rulebook it is, or of all. */
  'rules',
  /** The places of the help. */
  'first-contest',
  'shortcuts',
  'about',
] as const;

export const appCommandSchema = z.object({
  command: z.enum(COMMANDS),
  contest: z.string().optional(),
  theme: z.string().optional(),
  game: z.string().max(40).optional(),
});
export type AppCommand = z.infer<typeof appCommandSchema>;

export const commandEvents = {
  /** Goes to the organiser's window. */
  'app.command': appCommandSchema,
} as const;
