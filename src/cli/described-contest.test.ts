/** A whole contest from one description, with the real command line. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runMeydan, type Ran } from '../../tests/command-line.ts';
import { contestant } from '../../tests/doctor/healthy-programs.ts';
import { useFolder, writeFiles } from '../../tests/handed-in/folder.ts';

const folder = useFolder();
const meydan = (...args: string[]): Promise<Ran> => runMeydan(folder.path, args);

const SMALL = `name: Small
game: othello
settings: { size: 4 }
contestants:
  - { name: A, house: greedy }
  - { name: B, house: random }
draw seed: 1
exports: [standings-csv]
`;

test('it is made, played and exported; run again it goes on, changed it is refused, fresh it begins anew', async () => {
  await writeFiles(folder.path, { 'class.yaml': SMALL });
  const first = await meydan('run', 'class.yaml', '--out', 'results');
  expect([first.code, first.stdout]).toEqual([0, expect.stringContaining('Written: results/')]);
  const again = await meydan('run', 'class.yaml', '--out', 'results');
  expect([again.code, again.stdout]).toEqual([0, expect.stringContaining('nothing left to play')]);
  expect(readdirSync(join(folder.path, 'results'))).toHaveLength(2);

  writeFileSync(join(folder.path, 'class.yaml'), SMALL.replace('draw seed: 1', 'draw seed: 2'));
  const changed = await meydan('run', 'class.yaml', '--out', 'results');
  expect([changed.code, changed.stderr]).toEqual([2, expect.stringContaining('--fresh begins anew')]);
  const fresh = await meydan('run', 'class.yaml', '--out', 'results', '--fresh');
  expect(fresh.code).toBe(0);
  expect(readdirSync(join(folder.path, 'results'))).toContain('class.old-1.meydan');
});

test('all mistakes are told at once, each with its line', async () => {
  const wrong = `name: Wrong
game: othelo
colour: red
settings: { size: 4 }
contestants:
  - { name: A, hose: greedy }
  - { name: B, house: greedy }
  - { name: B, program: nowhere.py }
format: { kind: swiss, round: 3 }
categories:
  - { name: Beginners, format: knockout }
class list: list.csv
exports: [reports]
`;
  await writeFiles(folder.path, {
    'wrong.yaml': wrong,
    'broken.yaml': 'name: [\nother: }\n',
    'wrong.json': '{"name": 3}',
  });
  const { code, stdout, stderr } = await meydan('run', 'wrong.yaml');
  expect([code, stdout]).toEqual([2, '']);
  const lines = stderr.trim().split('\n').slice(1);
  expect(lines).toEqual([
    expect.stringMatching(/line 2: there is no game “othelo”; did you mean “othello”\?/),
    expect.stringMatching(/line 3: “colour” is not known here/),
    expect.stringMatching(/line 6: “hose” is not known here; did you mean “house”\?/),
    expect.stringMatching(/line 8: the name “B” is there already, in line 7/),
    expect.stringMatching(/line 8: nowhere\.py is not there/),
    expect.stringMatching(/line 9: “round” is not known here; did you mean “rounds”\?/),
    expect.stringMatching(/line 11: “knockout” is no format: there is single-elimination/),
    expect.stringMatching(/line 12: a class list needs a folder of “programs”/),
    expect.stringMatching(/line 12: list\.csv is not there/),
    expect.stringMatching(/line 13: .*“reports” is not known; did you mean “report”\?/),
  ]);
  const persian = await meydan('run', 'wrong.yaml', '--language', 'fa');
  expect(persian.code).toBe(2);
  const told = persian.stderr.trim().split('\n');
  expect(told).toHaveLength(11);
  expect(told[1]).toContain('سطر ۲: بازی «\u2068othelo\u2069» نداریم؛ آیا منظورتان «\u2068othello\u2069» بود؟');
  for (const line of told.slice(1)) expect(line).toMatch(/سطر [۰-۹]+: .*[آ-ی]{2}/);
  const broken = await meydan('run', 'broken.yaml');
  expect([broken.code, broken.stderr]).toEqual([2, expect.stringContaining('line 2: ')]);
  const json = await meydan('run', 'wrong.json');
  expect([json.code, json.stderr]).toEqual([2, expect.stringContaining('line 1: there is no “game:”')]);
  expect(readdirSync(folder.path).toSorted()).toEqual(['broken.yaml', 'wrong.json', 'wrong.yaml']);
});

test('files that are missing, no programs or nobody’s are named together, and nothing is left behind', async () => {
  const text = `name: Files
game: othello
maps: [meadow]
contestants:
  - { name: A, program: nowhere.py }
  - { name: B, house: expert, program: b.cpp }
  - { name: C, house: experts }
`;
  await writeFiles(folder.path, { 'a.yaml': text, 'b.cpp': 'int main() {}' });
  const missing = await meydan('run', 'a.yaml');
  expect([missing.code, missing.stderr.split('\n').length]).toEqual([2, 6]);
  for (const part of [
    'line 3: othello has no maps',
    'line 5: nowhere.py is not there',
    'line 6: B has a program and',
    'line 7: othello has no house bot',
  ]) {
    expect(missing.stderr).toContain(part);
  }
  const source = 'name: S\ngame: othello\ncontestants: [{ name: B, program: b.cpp }]\n';
  await writeFiles(folder.path, { 's.yaml': source });
  const refused = await meydan('run', 's.yaml');
  expect([refused.code, refused.stderr]).toEqual([2, expect.stringMatching(/line 3: .*source code/)]);
  expect(readdirSync(join(folder.path, 's-results'))).toEqual([]);
});

test('the annotated example of resources/contests/README.md is played as it stands there', async () => {
  const readme = readFileSync(join(import.meta.dirname, '../../resources/contests/README.md'), 'utf8');
  const [, example = ''] = /```yaml\n([^]*?)```/.exec(readme) ?? [];
  await writeFiles(folder.path, {
    'class.yaml': example,
    'mina.js': contestant('othello'),
    'list.csv': 'name,number\nSara Ahmadi,40311002\nArash Karimi,40311003\nNobody Here,40311009\n',
    'handed-in/40311002.js': contestant('othello'),
    'handed-in/arash karimi.js': contestant('othello'),
  });
  const { code, stdout, stderr } = await meydan('run', 'class.yaml', '--out', 'results');
  expect(stderr).toContain('Nobody Here has handed in nothing and does not take part.');
  expect([code, stdout]).toEqual([0, expect.stringContaining('All is played')]);
  expect(readdirSync(join(folder.path, 'results'))).toHaveLength(6);
});
