import { describe, expect, test } from 'vitest';
import { refusal } from '../../../tests/desk/files.ts';
import { useHost } from '../../../tests/stage/host.ts';
import { championOf } from '../../shared/tournament/tournament.ts';

const on = useHost();

async function contest(game: string, contestants: number, settings: Record<string, unknown> = {}): Promise<void> {
  await on.app.call('contests.create', { name: 'Spring', game });
  await on.app.call('contest.change', { game: settings });
  for (let i = 1; i <= contestants; i += 1) await on.app.call('contestants.add', { name: `C${i}`, houseBot: 'random' });
}

const bracket = () => on.app.call('categories.bracket', { category: 1 });

describe('categories', () => {
  test('one that is not drawn shows who has entered', async () => {
    await contest('othello', 5);
    expect(await bracket()).toMatchObject({
      entrants: ['1', '2', '3', '4', '5'],
      draw: null,
      matches: [],
      tables: [],
      places: [],
    });
  });

  test('the same seed gives the same draw, and places can be swapped until a game has begun', async () => {
    await contest('othello', 5, { size: 4 });
    const first = await on.app.call('categories.draw', { category: 1, randomSeed: 7 });
    expect(first.draw?.places).toHaveLength(8);
    expect(first.draw?.randomSeed).toBe(7);
    expect((await on.app.call('categories.draw', { category: 1, randomSeed: 7 })).draw).toEqual(first.draw);
    const swapped = await on.app.call('categories.swap', { category: 1, places: [0, 3] });
    expect(swapped.draw?.places[0]).toBe(first.draw?.places[3]);
    expect(await refusal(on.app.call('categories.swap', { category: 1, places: [0, 8] }))).toMatch(/places 1 to 8/);
    expect(await refusal(on.app.call('categories.edit', { category: 1, format: { kind: 'swiss' } }))).toMatch(
      /take the draw back/,
    );
    expect(await refusal(on.app.call('contestants.remove', { contestants: ['1'] }))).toMatch(/disqualify instead/);
    expect((await on.app.call('contestants.list'))[0]?.isDrawn).toBe(true);
    expect((await on.app.call('categories.takeBack', { category: 1 })).draw).toBeNull();
    await on.app.call('contestants.remove', { contestants: ['1'] });
    expect(await bracket()).toMatchObject({ entrants: ['2', '3', '4', '5'] });
  });

  test('formats that do not suit the game, too few, and settings that do not exist are refused', async () => {
    await contest('worm', 0);
    expect(await refusal(on.app.call('categories.add', { name: 'x', format: { kind: 'swiss' } }))).toMatch(
      /alone: choose a ranking/,
    );
    expect(await refusal(on.app.call('categories.draw', { category: 1 }))).toMatch(/Nobody takes part in “Main”: add/);
    const edit = (settings: Record<string, unknown>) =>
      on.app.call('categories.edit', { category: 1, settings: { game: settings, maps: [] } });
    expect(await refusal(edit({ nonsense: 1 }))).toMatch(/has no setting “nonsense”/);
    expect(await refusal(edit({ target: 'much' }))).toMatch(/not right/);
    await contest('othello', 1);
    expect(await refusal(on.app.call('categories.edit', { category: 1, format: { kind: 'ranking' } }))).toMatch(
      /played by two/,
    );
    expect(await refusal(on.app.call('categories.draw', { category: 1 }))).toMatch(/Fewer than two/);
    expect(await refusal(on.app.call('categories.bracket', { category: 9 }))).toMatch(/no such category/);
    expect(await refusal(on.app.call('categories.add', { name: 'Main' }))).toMatch(/already: choose another name/);
  });

  test('whoever is disqualified is left out of the draw', async () => {
    await contest('othello', 5);
    await on.app.call('contestants.disqualify', { contestants: ['2'], reason: 'copied' });
    const { draw, entrants } = await on.app.call('categories.draw', { category: 1 });
    expect([draw?.places.length, entrants]).toEqual([4, ['1', '3', '4', '5']]);
    await on.app.call('contest.undo');
    expect((await bracket()).entrants).toHaveLength(5);
  });

  test('a knockout with byes is played; score and places are those of the games', async () => {
    await contest('othello', 5, { size: 4 });
    await on.app.call('categories.edit', { category: 1, format: { kind: 'single-elimination', bestOf: 3 } });
    await on.app.call('categories.draw', { category: 1, randomSeed: 2 });
    await on.app.call('run.start', {});
    await on.app.rest();
    const view = await bracket();
    expect(view.category).toMatchObject({ isOver: true, hasBegun: true });
    const final = view.matches.find(({ next, place }) => next.winner === null && place.bracket === 'main');
    expect(championOf(view.places)).toBe(final?.sides[final.result?.winner ?? 0]);
    const played = view.matches.filter(({ state }) => state === 'decided');
    expect(view.matches.filter(({ state }) => state === 'bye')).toHaveLength(3);
    for (const { score, result } of played) {
      expect([score[0], score[1]]).toEqual(result?.won);
      expect(score[2]).toBe(result?.drawn);
    }
    // Opened again, the file alone leads to the same.
    const [known] = await on.app.call('contests.known');
    expect(known?.finishedGames).toBe(played.reduce((sum, { score }) => sum + score[0] + score[1] + score[2], 0));
    await on.app.call('contest.close');
    await on.app.call('contests.open', { contest: known?.contest ?? '' });
    expect(await bracket()).toEqual(view);
  });

  test('a ranking over maps', async () => {
    await contest('worm', 3, { target: 30, moveLimit: 20 });
    await on.app.call('maps.addShipped', { names: ['desert', 'meadow'] });
    await on.app.call('categories.draw', { category: 1, randomSeed: 2 });
    await on.app.call('run.start', {});
    await on.app.rest();
    const { ranking, maps, places, category } = await bracket();
    expect(category.isOver).toBe(true);
    expect(ranking).toHaveLength(3);
    expect(ranking[0]?.maps).toHaveLength(2);
    expect(maps).toHaveLength(2);
    expect(places).toEqual(ranking.map(({ contestant, from, to }) => ({ contestant, from, to })));
    expect(await refusal(on.app.call('maps.addShipped', { names: ['garden'] }))).toMatch(
      /being played on all maps: make/,
    );
    expect(await refusal(on.app.call('contest.close').then(() => on.app.call('contest.undo')))).toMatch(
      /No contest is open/,
    );
  });

  test('whoever is disqualified has no place in a ranking, wherever it is shown or written', async () => {
    await contest('worm', 4, { target: 30, moveLimit: 20 });
    await on.app.call('maps.addShipped', { names: ['desert', 'meadow'] });
    await on.app.call('categories.draw', { category: 1, randomSeed: 2 });
    await on.app.call('run.start', {});
    await on.app.rest();
    const [first, ...others] = (await bracket()).ranking;
    const out = first?.contestant ?? '';
    await on.app.call('contestants.disqualify', { contestants: [out], reason: 'copied' });
    const { matches, ranking, places } = await bracket();
    const left = new Set(others.map(({ contestant }) => contestant));
    expect(new Set(ranking.map(({ contestant }) => contestant))).toEqual(left);
    expect(places.map(({ contestant }) => contestant)).toEqual(ranking.map(({ contestant }) => contestant));
    expect(await on.app.call('results.category', { category: 1 })).toMatchObject({ ranking, places });
    for (const isHeldBack of [false, true]) {
      await on.app.call('projector.change', { isHeldBack, category: 1, revealed: matches.map(({ id }) => id) });
      const { bracket: shown, results } = await on.app.call('projector.category', { category: 1 });
      expect([shown.ranking, results.ranking, shown.places, results.places]).toEqual([
        ranking,
        ranking,
        places,
        places,
      ]);
    }

    const names = new Map((await on.app.call('contestants.list')).map(({ id, name }) => [id, name]));
    const inOrder = ranking.map(({ contestant }) => names.get(contestant) ?? '');
    const table = await on.app.call('exports.preview', { kind: 'standings-csv', language: 'en' });
    const rows = table.as === 'table' ? table.rows : [];
    const end = rows.findIndex(({ length }) => length === 0);
    expect(rows.slice(2, end).map(([, name]) => name)).toEqual(inOrder);
    const report = await on.app.call('exports.preview', { kind: 'report', language: 'en' });
    const page = report.as === 'page' ? report.html : '';
    expect([...page.matchAll(/<td class="number first">.*?<bdi>(.*?)<\/bdi>/g)].map(([, name]) => name)).toEqual(
      inOrder,
    );
    const champion = championOf(places);
    const praised = [...page.matchAll(/<span class="name"><bdi>(.*?)<\/bdi>/g)].map(([, name]) => name);
    expect(praised).toEqual(champion === null ? [] : [names.get(champion)]);
  });

  test('while games run the contest is not closed and no other opened', async () => {
    await contest('othello', 2, { size: 18 });
    for (const contestant of ['1', '2']) await on.app.call('contestants.edit', { contestant, houseBot: 'expert' });
    await on.app.call('categories.draw', { category: 1 });
    await on.app.call('run.start', {});
    expect(await refusal(on.app.call('contest.close'))).toMatch(/running: pause or stop them first/);
    expect(await refusal(on.app.call('contests.create', { name: 'Other', game: 'agon' }))).toMatch(/running: pause/);
    expect(await refusal(on.app.call('contest.undo'))).toMatch(/running: pause or stop them before/);
    await on.app.event('live.turns');
    const { live } = (await on.app.call('run.state')).running[0] ?? { live: '' };
    expect((await bracket()).matches[0]?.live).toEqual([live]);
    await on.app.call('run.stop');
    await on.app.rest();
    await on.app.call('contest.close');
  });
});
