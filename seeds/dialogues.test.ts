import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findGame } from '../src/shared/games/index.ts';
import { converse, dialoguesIn } from '../tests/dialogue.ts';

const rulebooks = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.md'));

describe.each(rulebooks)('%s', (name) => {
  const game = findGame(name.split('.')[0] ?? '');
  const dialogues = dialoguesIn(readFileSync(`${import.meta.dirname}/${name}`, 'utf8'));

  test('has a sample dialogue', () => {
    expect(game).toBeDefined();
    expect(dialogues.length).toBeGreaterThan(0);
  });

  test.each(dialogues.map((dialogue, i) => [i + 1, dialogue] as const))(
    'dialogue %i is what is really said',
    (_, dialogue) => {
      if (!game) throw new Error('no such game');
      const real = converse(game, dialogue);
      expect(real.lines.join('\n')).toBe(dialogue.lines.join('\n'));
      expect(real.ended).toBe(dialogue.header.ends);
    },
  );
});
