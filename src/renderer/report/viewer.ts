/**
 * The viewer of a report: opens a replay of the page when its link is followed, and plays it on the same boards, by the
 * same engines, as the application. It is built as one file of its own and put into the page.
 */
import { createApp, type App } from 'vue';
import { findGame } from '../../shared/games/index.ts';
import { readReportData, unpackReplay, type ReportData } from './report-data.ts';
import ReplayDialog from './ReplayDialog.vue';
import '../styles/browser-parts.css';
import './report.css';
import { textsIn } from './texts.ts';

const LINK = /^#replay-(\d+)$/;

const data = readReportData(document);
let opened: { readonly app: App; readonly place: HTMLElement } | null = null;

function close(): void {
  opened?.app.unmount();
  opened?.place.remove();
  opened = null;
  // The game is left by going back to where its link is.
  if (LINK.test(location.hash)) history.replaceState(null, '', location.pathname + location.search);
}

async function open(id: string, { language, games }: ReportData): Promise<void> {
  const entry = games[id];
  if (!entry) return;
  close();
  const texts = textsIn(language);
  const replay = await unpackReplay(document, id);
  const game = findGame(replay.game);
  if (!game) return;
  history.replaceState(null, '', `#replay-${id}`);
  const place = document.body.appendChild(document.createElement('div'));
  const app = createApp(ReplayDialog, { game, replay, texts, title: entry.title, names: entry.names, onClose: close });
  opened = { app, place };
  app.mount(place);
}

function follow(hash: string): boolean {
  const id = LINK.exec(hash)?.[1];
  if (id === undefined || !data.games[id]) return false;
  open(id, data).catch((error: unknown) => {
    console.error(error);
    document.documentElement.dataset['viewerFailed'] = 'true';
  });
  return true;
}

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a[href^="#replay-"]') : null;
  if (link && follow(link.getAttribute('href') ?? '')) event.preventDefault();
});
window.addEventListener('hashchange', () => follow(location.hash));
document.documentElement.dataset['viewer'] = 'ready';
follow(location.hash);
