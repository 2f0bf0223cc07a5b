/**
 * What is being written for a person to take away. On the desktop it goes into the folder that they chose; for a browser
 * it is written beside our own files and fetched from there.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, mkdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { BridgeError } from '../../shared/bridge.ts';
import type { ExportKind, ExportPreview, ExportState } from '../../shared/bridge/results.ts';
import type { Language } from '../../shared/games/game.ts';
import { refusal } from '../../shared/refusals/refusal.ts';
import { walkFolder } from '../contestants/walk-folder.ts';
import { exportContest, previewExport } from '../exports/index.ts';
import type { OpenContest } from '../desk/open-contest.ts';
import type { Announce } from '../live-games.ts';
import { whyNotWritten } from '../not-written.ts';
import { desktopOnly, type ShellServices } from '../shell-services.ts';
import type { ContestFile } from '../store/contest-file.ts';
import type { Downloads } from '../web/downloads.ts';
import { SteadyNews } from './steady-news.ts';
import { zipFolder } from './zip-folder.ts';

export interface ExportParts {
  readonly announce: Announce;
  readonly services: ShellServices | null;
  readonly downloads: Downloads;
  /** Where files for the browser wait. */
  readonly folder: string;
}

export interface WantedExport {
  readonly kind: ExportKind;
  readonly language: Language;
}

interface Job {
  state: ExportState;
  readonly stop: AbortController;
  /** Of the files on this computer. */
  paths: readonly string[];
  end: Promise<void>;
}

const NEWS_MS = 250;

export class ExportJobs {
  readonly #parts: ExportParts;
  readonly #jobs = new Map<string, Job>();

  constructor(parts: ExportParts) {
    this.#parts = parts;
  }

  get isWriting(): boolean {
    return [...this.#jobs.values()].some(({ state }) => state.status === 'working');
  }

  preview(contest: OpenContest, { kind, language }: WantedExport): ExportPreview {
    const progressOf = (category: number) => contest.progress(category);
    const standingOf = (category: number) => contest.standing(category);
    return previewExport(contest.file, kind, { language, progressOf, standingOf });
  }

  /** Null when the person thought better of it. */
  async start(file: ContestFile, wanted: WantedExport): Promise<ExportState | null> {
    const chosen = this.#parts.services ? await this.#parts.services.chooseFolder() : await this.#ownFolder();
    if (chosen === null) return null;
    const place = this.#parts.services ? chosen : null;
    const state: ExportState = {
      export: randomUUID(),
      kind: wanted.kind,
      status: 'working',
      done: 0,
      total: 0,
      refusal: null,
      files: [],
      place,
    };
    const job: Job = { state, stop: new AbortController(), paths: [], end: Promise.resolve() };
    this.#jobs.set(state.export, job);
    job.end = this.#run(file, wanted, chosen, job);
    return state;
  }

  cancel(id: string): void {
    this.#find(id).stop.abort(new Error('cancelled'));
  }

  show(id: string): void {
    const { paths } = this.#find(id);
    desktopOnly(this.#parts.services, 'desktop-shows-files').showFiles(paths);
  }

  /** Whatever is being written ends, and what waited for the browser is removed. */
  async close(): Promise<void> {
    await this.stopAll();
    await rm(this.#parts.folder, { recursive: true, force: true }).catch(() => {});
  }

  /** The contest is going to be closed. */
  async stopAll(): Promise<void> {
    for (const { stop } of this.#jobs.values()) stop.abort(new Error('cancelled'));
    await Promise.all([...this.#jobs.values()].map(({ end }) => end));
  }

  async #run(file: ContestFile, { kind, language }: WantedExport, folder: string, job: Job): Promise<void> {
    const { signal } = job.stop;
    const news = new SteadyNews(NEWS_MS, () => this.#parts.announce('exports.changed', job.state));
    const onProgress = (done: number, total: number) => {
      job.state = { ...job.state, done, total };
      news.changed();
    };
    try {
      const names = await exportContest(file, kind, folder, { language, signal, onProgress });
      job.paths = await this.#taken(folder, names, signal);
      job.state = { ...job.state, status: 'done', files: await Promise.all(job.paths.map((path) => this.#told(path))) };
    } catch (error) {
      job.state = signal.aborted
        ? { ...job.state, status: 'cancelled' }
        : { ...job.state, status: 'failed', refusal: whyNotWritten(error, basename(folder)) };
    }
    news.close();
    this.#parts.announce('exports.changed', job.state);
  }

  /** What the person gets: a folder of very many replays is one thing, for a browser as an archive. */
  async #taken(folder: string, names: readonly string[], signal: AbortSignal): Promise<string[]> {
    const whole = new Set(names.map((name) => join(folder, name.split('/')[0] ?? name)));
    if (this.#parts.services) return [...whole];
    return Promise.all([...whole].map(async (path) => ((await isFolder(path)) ? zipFolder(path, signal) : path)));
  }

  async #told(path: string): Promise<ExportState['files'][number]> {
    const bytes = await bytesOf(path);
    const address = this.#parts.services ? null : this.#parts.downloads.offer(path);
    return { name: basename(path), bytes, address };
  }

  async #ownFolder(): Promise<string> {
    await mkdir(this.#parts.folder, { recursive: true });
    return mkdtemp(join(this.#parts.folder, 'export-'));
  }

  #find(id: string): Job {
    const job = this.#jobs.get(id);
    if (!job) throw new BridgeError('not-found', refusal('export-gone'));
    return job;
  }
}

async function bytesOf(path: string): Promise<number> {
  if (!(await isFolder(path))) return (await stat(path)).size;
  let sum = 0;
  for await (const { bytes } of walkFolder(path)) sum += bytes;
  return sum;
}

async function isFolder(path: string): Promise<boolean> {
  return (await stat(path)).isDirectory();
}
