/**
 * The programs of the contestants, with all their files, so that a contest on a stick can be continued on any computer.
 * They come from a ProgramStore and go back into one to be launched. Files are kept in packed pieces, each saved for
 * itself: a large program neither fills the memory nor keeps a game's result waiting.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { deflate, inflate } from 'node:zlib';
import { z } from 'zod';
import { refusal } from '../../shared/refusals/refusal.ts';
import { HandedInFiles } from '../contestants/handed-in-files.ts';
import { PROGRAM_KINDS, type Program } from '../contestants/program.ts';
import { removeTree } from '../contestants/remove-tree.ts';
import { cleanName, shown } from '../contestants/safe-path.ts';
import type { ProgramStore } from '../contestants/store.ts';
import { walkFolder } from '../contestants/walk-folder.ts';
import { damaged } from './contest-error.ts';
import type { Database } from './database.ts';
import { missing, parseRow, refused } from './records.ts';

const PIECE_BYTES = 1024 * 1024;
/** What a piece may have packed: content that cannot be packed grows a little. */
const MOST_PACKED_BYTES = PIECE_BYTES + 65_536;

const [packPiece, unpackPiece] = [promisify(deflate), promisify(inflate)];

const programSchema = z.object({
  id: z.string().regex(/^[0-9a-f]{64}$/),
  kind: z.enum(PROGRAM_KINDS),
  entry: z.string(),
  bytes: z.number(),
  name: z.string(),
});
const COLUMNS = 'id, kind, entry, bytes, name';

export class Programs {
  readonly #database: Database;
  /** What is in them, of those that were compared. */
  readonly #contents = new Map<string, Promise<string>>();
  /** Those being brought in: the same program twice at once is one. */
  readonly #coming = new Map<string, Promise<Program>>();

  constructor(database: Database) {
    this.#database = database;
  }

  list(): Program[] {
    const rows = this.#database.all(`SELECT ${COLUMNS} FROM programs WHERE complete = 1 ORDER BY name, id`);
    return rows.map((row) => parseRow(programSchema, row, this.#database.path, `program ${row['id']}`));
  }

  get(id: string): Program {
    const row = this.#database.get(`SELECT ${COLUMNS} FROM programs WHERE id = ? AND complete = 1`, id);
    if (!row) throw missing('program');
    return parseRow(programSchema, row, this.#database.path, `program ${id}`);
  }

  /** Keeps a program of the store in the contest. One that is there already is fine. */
  keep(id: string, store: ProgramStore): Promise<Program> {
    const coming = this.#coming.get(id) ?? this.#bringIn(id, store).finally(() => this.#coming.delete(id));
    this.#coming.set(id, coming);
    return coming;
  }

  /** Makes sure that the store has the program, every byte as it was handed in, and returns it. */
  async materialise(id: string, store: ProgramStore): Promise<Program> {
    const program = this.get(id);
    const known = await store.verify(id).catch(() => null);
    if (known) return known;
    const work = await mkdtemp(join(tmpdir(), 'meydan-program-'));
    try {
      // The store names a program after the folder that it comes from.
      const folder = join(work, cleanName(program.name));
      await mkdir(folder);
      await this.#unpack(program, folder);
      const placed = await store.importFolder(folder, { entry: program.entry });
      if (placed.id === id) return placed;
      await store.remove(placed.id);
      throw this.#damaged(program);
    } finally {
      await removeTree(work);
    }
  }

  /**
   * Programs whose files hold the same, whatever the files are called and wherever they lie: the ids of those that belong
   * together. Only those of the same size are read, once.
   */
  async alike(): Promise<readonly (readonly string[])[]> {
    const bySize = Map.groupBy(this.list(), ({ bytes }) => bytes);
    const byContents = new Map<string, string[]>();
    for (const program of Array.from(bySize.values()).flatMap((all) => (all.length > 1 ? all : []))) {
      const contents = await this.#contentsOf(program);
      byContents.set(contents, [...(byContents.get(contents) ?? []), program.id]);
    }
    return Array.from(byContents.values()).filter(({ length }) => length > 1);
  }

  /** Removes a program that no contestant has and that never played. */
  remove(id: string): void {
    this.#database.transaction(() => {
      const { name } = this.get(id);
      const used = `SELECT 1 WHERE EXISTS (SELECT 1 FROM contestants WHERE program_id = ?1)
        OR EXISTS (SELECT 1 FROM game_seats WHERE program_id = ?1)`;
      if (this.#database.get(used, id)) throw refused(refusal('program-in-use', { name: shown(name) }));
      this.#database.run('DELETE FROM programs WHERE id = ?', id);
    });
  }

  /** Removes all that no contestant has and that never played. */
  removeUnused(): void {
    const used = `SELECT program_id FROM contestants WHERE program_id IS NOT NULL
      UNION SELECT program_id FROM game_seats WHERE program_id IS NOT NULL`;
    const unused = this.#database.lists(`SELECT id FROM programs WHERE id NOT IN (${used})`);
    for (const [id] of unused)
      if (!this.#coming.has(String(id))) this.#database.run('DELETE FROM programs WHERE id = ?', String(id));
  }

  #contentsOf(program: Program): Promise<string> {
    // One that cannot be read is like no other; that it is damaged is told when it is to play.
    const known = this.#contents.get(program.id) ?? this.#readContents(program).catch(() => program.id);
    this.#contents.set(program.id, known);
    return known;
  }

  /** One hash over those of its files, in an order that does not depend on their names. */
  async #readContents(program: Program): Promise<string> {
    const hashes: string[] = [];
    const sql = 'SELECT id FROM program_files WHERE program_id = ? AND is_folder = 0';
    for (const [file] of this.#database.lists(sql, program.id)) {
      const hash = createHash('sha256');
      for await (const piece of this.#pieces(program, Number(file))) hash.update(piece);
      hashes.push(hash.digest('hex'));
    }
    return createHash('sha256').update(hashes.toSorted().join('\n')).digest('hex');
  }

  async #bringIn(id: string, store: ProgramStore): Promise<Program> {
    const known = this.#database.get('SELECT complete FROM programs WHERE id = ?', id);
    if (known?.['complete'] === 1) return this.get(id);
    const program = await store.verify(id);
    // What a killed Meydan left half done.
    this.#database.run('DELETE FROM programs WHERE complete = 0 AND id = ?', id);
    const { kind, entry, bytes, name } = program;
    const sql = 'INSERT INTO programs (id, kind, entry, bytes, name, complete, added_at) VALUES (?, ?, ?, ?, ?, 0, ?)';
    this.#database.run(sql, id, kind, entry, bytes, name, Date.now());
    try {
      await this.#pack(program, store.filesOf(id));
      this.#database.run('UPDATE programs SET complete = 1 WHERE id = ?', id);
    } catch (error) {
      this.#database.run('DELETE FROM programs WHERE id = ?', id);
      throw error;
    }
    return this.get(id);
  }

  async #pack({ id }: Program, folder: string): Promise<void> {
    for await (const { path, isFolder } of walkFolder(folder)) {
      const sql = 'INSERT INTO program_files (program_id, path, is_folder) VALUES (?, ?, ?)';
      const file = this.#database.insert(sql, id, path, isFolder ? 1 : 0);
      if (isFolder) continue;
      let number = 0;
      for await (const piece of createReadStream(join(folder, path), { highWaterMark: PIECE_BYTES })) {
        const packed = await packPiece(piece as Buffer);
        number += 1;
        this.#database.run('INSERT INTO program_pieces VALUES (?, ?, ?)', file, number, packed);
      }
    }
  }

  async #unpack(program: Program, folder: string): Promise<void> {
    // Paths and sizes are the file's word: they are checked like those of anything handed in.
    const files = new HandedInFiles(folder);
    const sql = 'SELECT id, path, is_folder FROM program_files WHERE program_id = ? ORDER BY id';
    for (const [file, path, isFolder] of this.#database.lists(sql, program.id)) {
      files.countEntry();
      if (isFolder === 1) await files.addFolder(String(path));
      else await files.addFile(String(path), this.#pieces(program, Number(file)), 'plain');
    }
  }

  async *#pieces(program: Program, file: number): AsyncGenerator<Uint8Array> {
    const sql = `SELECT content FROM program_pieces WHERE file_id = ? AND number = ?
      AND length(content) <= ${MOST_PACKED_BYTES}`;
    const [[count] = []] = this.#database.lists('SELECT count(*) FROM program_pieces WHERE file_id = ?', file);
    for (let number = 1; number <= Number(count); number += 1) {
      const packed = this.#database.get(sql, file, number)?.['content'];
      if (!(packed instanceof Uint8Array)) throw this.#damaged(program);
      yield await unpackPiece(packed, { maxOutputLength: PIECE_BYTES }).catch(() => {
        throw this.#damaged(program);
      });
    }
  }

  #damaged({ name }: Program): Error {
    return damaged(shown(basename(this.#database.path)), refusal('damage-program', { program: shown(name) }));
  }
}
