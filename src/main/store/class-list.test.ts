import { beforeEach, describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { COLUMN_ROLES, LIST_ENCODINGS, type ListReading } from '../../shared/class-list.ts';
import { inEnglish } from '../../shared/refusals/refusal.ts';
import { sampleContest, type SampleContest } from '../../../tests/contest-file/sample.ts';
import { useFolder } from '../../../tests/handed-in/folder.ts';
import { readClassList } from './class-list.ts';
import { decodeList, DELIMITERS, foreignKind, rowsOf, withoutSeparatorLine } from './class-list-text.ts';
import { importClassList } from './import-class-list.ts';
import { tidy } from './plain-text.ts';

const read = (text: string) => readClassList(Buffer.from(text));
const names = (text: string) => read(text).students.map(({ name, number }) => [name, number]);
const codes = (text: string) => read(text).problems.map(({ code, line }) => `${line} ${code}`);

describe('lists as teachers have them', () => {
  test('English, commas', () => {
    const list = read('Name,Student ID,Group\nAli Rezaei,400123,1\n"Karimi, Sara",400124,"1;2"\n');
    expect(list).toMatchObject({ delimiter: ',', encoding: 'utf-8', problems: [] });
    expect(list.students).toEqual([
      { line: 2, name: 'Ali Rezaei', number: '400123', groups: ['1'], seed: null, notes: '' },
      { line: 3, name: 'Karimi, Sara', number: '400124', groups: ['1', '2'], seed: null, notes: '' },
    ]);
  });

  test('Persian, from Excel: BOM, semicolons, two columns for the name, Persian digits, Arabic letters', () => {
    const text =
      '\ufeffرديف;نام;نام خانوادگي;شماره دانشجويي;گروه\r\n۱;علی;رضایی;۴۰۰۱۲۳;گروه ۱\r\n۲;نگار;كريمي;۴۰۰۱۲۴;گروه ۲\r\n';
    const list = read(text);
    expect(list.delimiter).toBe(';');
    // What is kept is as it was typed.
    expect(list.students.map(({ name, number, groups }) => [name, number, groups])).toEqual([
      ['علی رضایی', '۴۰۰۱۲۳', ['گروه ۱']],
      ['نگار كريمي', '۴۰۰۱۲۴', ['گروه ۲']],
    ]);
    expect(list.problems.map(({ code }) => code)).toEqual(['column-not-read']);
  });

  test('half-spaces in headings, and the whole name in one column', () => {
    expect(names('نام و نام‌خانوادگی\tشمارهٔ دانشجویی\nسارا‌سادات احمدی\t۹۹۱\n')).toEqual([
      ['سارا‌سادات احمدی', '۹۹۱'],
    ]);
  });

  test('Excel’s “Unicode text” and the old code page', () => {
    const text = '\ufeffنام\tشماره\nعلی\t12345\n';
    expect(readClassList(Buffer.from(text, 'utf16le'))).toMatchObject({
      encoding: 'utf-16le',
      students: [{ name: 'علی', number: '12345' }],
    });
    const old = Buffer.concat([
      Buffer.from('name,number\n'),
      Buffer.from([0xe3, 0xcd, 0xe3, 0xcf]),
      Buffer.from(',7\n'),
    ]);
    const list = readClassList(old);
    expect(list.students[0]?.name).toBe('محمد');
    expect(list.problems.map(({ code }) => code)).toEqual(['old-encoding']);
  });

  test('the workbook itself, or a file that is no text, is no list of strange names', () => {
    for (const [bytes, code] of [
      [Buffer.from('PK\u0003\u0004 xl/workbook.xml'), 'workbook'],
      [Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), 'workbook'],
      [Buffer.from([0, 1, 2, 255, 254, 0]), 'not-text'],
    ] as const) {
      expect(readClassList(bytes)).toMatchObject({ students: [], problems: [{ code, kept: false }] });
    }
  });

  test('one student in two lines is one, also when somebody else has the number', () => {
    const list = read('name,number,group\nMina,7,A\nNima,7,A\nMina,7,B\n');
    expect(list.students.map(({ name, groups }) => [name, groups])).toEqual([
      ['Mina', ['A', 'B']],
      ['Nima', ['A']],
    ]);
    expect(list.problems.map(({ code, line }) => [code, line])).toEqual([
      ['same-number', 3],
      ['same-student', 4],
    ]);
  });

  test('a separator line, titles above the headings, empty lines', () => {
    const list = read('sep=;\nUniversity of Somewhere;;\n\nname;number;seed\n\nAli;1001;2\n;;\nSara;1002;x\n');
    expect(list.students.map(({ line, name, seed }) => [line, name, seed])).toEqual([
      [6, 'Ali', 2],
      [8, 'Sara', null],
    ]);
    expect(list.problems.map(({ code, line, kept }) => [code, line, kept])).toEqual([
      ['above-headings', 2, false],
      ['bad-seed', 8, true],
    ]);
  });

  test('without headings the columns are guessed, or given by a person', () => {
    expect(names('1,Ali Rezaei,400123\n2,Sara,400124\n')).toEqual([
      ['Ali Rezaei', '400123'],
      ['Sara', '400124'],
    ]);
    expect(codes('1,Ali,400123\n2,Sara,400124\n')).toEqual(['1 no-headings']);
    const list = readClassList(Buffer.from('7,Ali,Rezaei\n'), { columns: ['number', 'first', 'family'] });
    expect(list.students).toMatchObject([{ name: 'Ali Rezaei', number: '7' }]);
    expect(names('Ali\nSara\n')).toEqual([
      ['Ali', null],
      ['Sara', null],
    ]);
  });

  test('numbers as Excel leaves them', () => {
    expect(names('name,number\nAli,="0012"\n')).toEqual([['Ali', '0012']]);
    expect(codes('name,number\nAli,4.00123E+08\nSara,\n')).toEqual(['2 rounded-number', '3 no-number']);
  });

  test('the same student in two groups is one; others who share something are told', () => {
    const list = read('name,number,group\nAli,1001,A\nعلي,۱۰۰۲,A\nAli,1001,B\nعلی,1002,C\nReza,1001,A\n');
    expect(list.students.map(({ name, groups }) => [name, groups])).toEqual([
      ['Ali', ['A', 'B']],
      ['علي', ['A', 'C']],
      ['Reza', ['A']],
    ]);
    expect(list.problems.map(({ code, line }) => `${line} ${code}`)).toEqual([
      '4 same-student',
      '5 same-student',
      '6 same-number',
    ]);
    expect(codes('name\nAli\nali\n')).toEqual(['3 same-name']);
  });

  test('every line that is no student is a problem', () => {
    expect(codes('name,number\n,12345\nAli,1001,more\n')).toEqual(['2 no-name', '3 more-cells']);
    expect(codes(`name,number\n${'x'.repeat(300)},1\n`)).toEqual(['2 too-long']);
    expect(codes('name,number\n"Ali,1001\nSara,1002\n')).toContain('1 quotes');
    expect(read('name,number\n"Ali,1001\nSara,1002\n').students).toHaveLength(2);
    expect(read('').students).toEqual([]);
  });
});

describe('any list', () => {
  const cell = fc.string({ unit: 'binary', maxLength: 12 });
  const text = fc.oneof(cell, fc.constantFrom('a;b', 'x,y', '"', 'a\nb', '\t', 'نگار', ' ', '="1"', 'نام'));
  const quote = (value: string) => `"${value.replaceAll('"', '""')}"`;

  test('what was written with a separator is read with it', () => {
    const student = fc.record({
      name: text.filter((name) => tidy(name) !== ''),
      number: fc.nat().map(String),
      group: text,
    });
    fc.assert(
      fc.property(
        fc.array(student, { maxLength: 8 }),
        fc.constantFrom(...DELIMITERS),
        fc.boolean(),
        (students, delimiter, bom) => {
          const rows = [
            ['name', 'number', 'group'],
            ...students.map(({ name, number, group }) => [name, number, group]),
          ];
          const lines = rows.map((row) => row.map((value) => quote(value.toWellFormed())).join(delimiter)).join('\r\n');
          const list = read((bom ? '\ufeff' : '') + lines);
          expect(list.delimiter).toBe(delimiter);
          const told = new Set(list.problems.filter(({ code }) => code === 'same-student').map(({ line }) => line));
          expect(list.students.length + told.size).toBe(students.length);
          for (const { name } of students)
            expect(list.students.some((found) => found.name === tidy(name) || told.size > 0)).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('no bytes make it throw, and no line disappears', () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 200 }),
      fc
        .array(fc.oneof(text, fc.constantFrom(',', ';', '\n', '\r\n', '"', 'name', 'number')), { maxLength: 40 })
        .map((parts) => Buffer.from(parts.join(''))),
    );
    const unsaid = { nil: undefined };
    const readings = fc.record({
      encoding: fc.option(fc.constantFrom(...LIST_ENCODINGS), unsaid),
      hasHeadings: fc.option(fc.boolean(), unsaid),
      columns: fc.option(fc.array(fc.constantFrom(null, ...COLUMN_ROLES), { maxLength: 5 }), unsaid),
    });
    fc.assert(
      fc.property(bytes, fc.oneof(fc.constant({}), readings), (content, reading: ListReading) => {
        const { students, problems, delimiter, headings } = readClassList(content, reading);
        if (foreignKind(content, reading.encoding)) {
          expect(problems).toHaveLength(1);
          return;
        }
        const told = new Set([...students, ...problems].map(({ line }) => line));
        const { text: whole } = withoutSeparatorLine(decodeList(content, reading.encoding).text);
        const silent = rowsOf(whole, delimiter).rows.filter(({ line }) => !told.has(line));
        // The headings.
        expect(silent.length).toBeLessThanOrEqual(headings === null ? 0 : 1);
        for (const { name } of students) expect(tidy(name)).toBe(name);
        for (const { why, line } of problems) {
          expect(inEnglish(why)).toMatch(/^[^\n]+\.$/);
          expect(line).toBeGreaterThan(0);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('into the contest', () => {
  const folder = useFolder();
  let contest: SampleContest;
  beforeEach(() => {
    contest = sampleContest(folder.path);
    return () => contest.file.close();
  });

  test('groups become categories, and a list that comes twice adds nobody', () => {
    const { students } = read('name,number,group\nMina,۱۰۰۱,گروه ۱\nNima,1002,گروه ۲\nAli,,گروه ۱\n');
    const first = importClassList(contest.file, students, { kind: 'swiss', bestOf: 1, extraGames: 0, rounds: 0 });
    expect(first.added).toHaveLength(2);
    expect(first.known).toEqual(['1']);
    const again = read('name,number,group\nMina,1001,گروه 1\nNima,1002,\n').students;
    const second = importClassList(contest.file, again, { kind: 'swiss', bestOf: 1, extraGames: 0, rounds: 0 });
    expect(second).toEqual({ added: [], known: first.added });
    const categories = contest.file.categories.list();
    expect(categories.map(({ name }) => name)).toEqual(['All', 'گروه ۱', 'گروه ۲']);
    expect(contest.file.categories.entrants(categories[1]?.id ?? 0)).toEqual([first.added[0], '1']);
    expect(importClassList(contest.file, students, null).added).toEqual([]);
  });

  test('nobody is taken for somebody else: namesakes, and names that two could mean, are added', () => {
    const { file } = contest;
    for (const name of ['Sara', 'Reza', 'Reza', 'Nima Kaveh']) file.contestants.add({ name });
    file.contestants.add({ name: 'Omid', number: '7' });
    const { students } = read(
      'name,number\nSara Karimi,1\nSara Ahmadi,2\nReza,3\nNima Kaveh,4\nNima Kaveh,5\nOmid,6\n',
    );
    const { added, known } = importClassList(file, students, null);
    expect([added.length, known]).toEqual([6, []]);
    // Without a number in the list there is only the name.
    expect(importClassList(file, read('name\nSara Karimi\n').students, null).added).toEqual([]);
  });
});
