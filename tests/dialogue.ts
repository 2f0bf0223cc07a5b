/**
 * The sample dialogues of the rulebooks, as a test can execute them. In a fenced block named `dialogue`, `>1` is a line
 * that program 1 reads and `<1` a line that it prints; the JSON behind the name says what is played. Nobody uses up any
 * time, and everything that a program reads must stand in the dialogue, in the order in which it is written.
 */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Answer, Game, GameEvent } from '../src/shared/games/game.ts';
import { firstState } from '../src/shared/match/replay.ts';

const headerSchema = z.strictObject({
  settings: z.record(z.string(), z.unknown()).default({}),
  /** A map, or the path of a map file from the project's root. */
  map: z.union([z.string(), z.record(z.string(), z.unknown())]).optional(),
  seed: z.int().default(1),
  seats: z.int().default(2),
  /** Whether the dialogue goes to the end of the game. */
  ends: z.boolean().default(false),
});

export interface Dialogue {
  readonly header: z.infer<typeof headerSchema>;
  readonly lines: readonly string[];
}

export function dialoguesIn(markdown: string): Dialogue[] {
  return [...markdown.matchAll(/^```dialogue(.*)\n([\s\S]*?)^```/gm)].map(([, header, body]) => ({
    header: headerSchema.parse(JSON.parse(header?.trim() || '{}')),
    lines: (body ?? '').trimEnd().split('\n'),
  }));
}

/** What really passes between the host and the programs when they print what the dialogue says they print. */
export function converse(game: Game, { header, lines }: Dialogue): { lines: string[]; ended: boolean } {
  const printed = new Map<number, string>();
  for (const line of lines) {
    const [, seat, text] = /^<(\d) ?(.*)$/.exec(line) ?? [];
    if (seat) printed.set(Number(seat), `${printed.get(Number(seat)) ?? ''}${text}\n`);
  }
  const spoken: string[] = [];
  const say = (mark: string, seat: number, text: string) => {
    for (const line of text.split('\n').slice(0, -1)) spoken.push(`${mark}${seat} ${line}`.trimEnd());
  };
  const seats = Array.from({ length: header.seats }, (_, i) => i + 1);
  const map =
    typeof header.map === 'string' ? JSON.parse(readFileSync(header.map, 'utf8')) : (header.map ?? game.maps?.standard);
  const setup = {
    game: game.id,
    settings: header.settings,
    map,
    seed: header.seed,
    seats: seats.map(() => ({ name: '' })),
  };
  let state = firstState(game, setup);
  for (const seat of seats) say('>', seat, game.protocol.greet(state, seat));
  while (!game.outcome(state)) {
    const { seats: deciding, limit } = game.turn(state);
    const left = seats.map(() => (limit.kind === 'start' ? 0 : limit.ms));
    const answers: Answer<unknown>[] = [];
    for (const seat of deciding) {
      say('>', seat, game.protocol.ask(state, seat, left));
      const text = printed.get(seat) ?? '';
      if (text === '') return { lines: spoken, ended: false };
      const reading = game.protocol.read(state, seat, text, false);
      if (reading.kind === 'more') throw new Error(`program ${seat} has to print more than ${JSON.stringify(text)}`);
      const used = text.slice(0, reading.consumed);
      const rest = text.slice(reading.consumed).replace(/^\n/, '');
      printed.set(seat, rest);
      say('<', seat, used.endsWith('\n') ? used : `${used}\n`);
      answers.push(reading.kind === 'answer' ? { decision: reading.decision } : { fault: 'unreadable' });
    }
    const step: { state: unknown; events: readonly GameEvent[] } = game.decide(state, answers);
    state = step.state;
    for (const seat of seats) say('>', seat, game.protocol.tell(state, seat, step.events));
  }
  return { lines: spoken, ended: true };
}
