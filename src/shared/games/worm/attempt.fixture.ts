/** Small fields and short walks for the tests of the worm. */
import { DIRECTIONS, type Direction } from './direction.ts';
import { worm } from './index.ts';
import { mapSchema, type WormMap } from './map.ts';
import type { WormSettings } from './settings.ts';
import type { WormEvent, WormState } from './state.ts';

export type Field = readonly (string | readonly number[])[];

/** Rows of digits, or of numbers where an amount has two digits. */
export function fieldMap(field: Field, x = 0, y = 0): WormMap {
  const food = field.map((row) => (typeof row === 'string' ? Array.from(row, Number) : row));
  return mapSchema.parse({ format: 'meydan-map', version: 1, game: 'worm', name: 'test', food, start: { x, y } });
}

export function settingsOf(settings: Partial<WormSettings> = {}): WormSettings {
  return worm.settings.parse(settings);
}

export function newAttempt(field: Field, settings: Partial<WormSettings> = {}, x = 0, y = 0): WormState {
  return worm.start({ settings: settingsOf(settings), map: fieldMap(field, x, y), seed: 1, seats: 1 });
}

export function directionsOf(letters: string): Direction[] {
  return Array.from(letters, (letter) => worm.notation.read(letter) ?? 'left');
}

/** Plays letters `l r u d`; a letter after the end changes nothing. */
export function play(state: WormState, letters: string): WormState {
  return directionsOf(letters).reduce((now, decision) => worm.decide(now, [{ decision }]).state, state);
}

/** The events of the last of these moves. */
export function eventsOf(state: WormState, letters: string): readonly WormEvent[] {
  const before = play(state, letters.slice(0, -1));
  const [decision = 'left'] = directionsOf(letters.slice(-1));
  return worm.decide(before, [{ decision }]).events;
}

export function scoreOf(state: WormState): number {
  return worm.scores(state)[0] ?? NaN;
}

/** The legal moves as letters in the order `l r u d`. */
export function legal(state: WormState): string {
  const moves = worm.moves?.(state) ?? [];
  return DIRECTIONS.filter((direction) => moves.includes(direction))
    .map((direction) => worm.notation.write(direction))
    .join('');
}

/** Saved, written, read and loaded again. */
export function reloaded(state: WormState): WormState {
  return worm.load(JSON.parse(JSON.stringify(worm.save(state))));
}
