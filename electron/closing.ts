/** Closing while something would be cut off asks what is to become of it. */
import { dialog, type BrowserWindow } from 'electron';
import type { RunState } from '../src/shared/bridge/running.ts';
import type { Host } from '../src/main/host.ts';
import type { Appearance } from './appearance.ts';
import { closingQuestion, type Wish } from './closing-question.ts';

export function askBeforeClosing(window: BrowserWindow, host: Host, appearance: Appearance): void {
  let mayClose = false;
  let isAsking = false;
  const leave = () => {
    mayClose = true;
    if (!window.isDestroyed()) window.close();
  };
  const ask = async () => {
    isAsking = true;
    const wish = await wishOf(window, host, appearance).finally(() => (isAsking = false));
    if (wish === 'leave') return leave();
    if (wish === 'stay') return;
    await host.handlers[wish === 'pause' ? 'run.pause' : 'run.stop'](undefined);
    // Whoever goes on with the games in the meantime does not want to leave any more.
    if (await comesToRest(host)) leave();
  };
  window.on('close', (event) => {
    if (mayClose) return;
    event.preventDefault();
    if (!isAsking) void ask();
  });
}

async function wishOf(window: BrowserWindow, host: Host, { words }: Appearance): Promise<Wish> {
  const question = closingQuestion(host.unfinished(), words);
  if (!question) return 'leave';
  const { message, detail, buttons, wishes, usual } = question;
  const { response } = await dialog.showMessageBox(window, {
    type: 'question',
    message,
    detail,
    buttons: [...buttons],
    defaultId: wishes.indexOf(usual),
    cancelId: wishes.indexOf('stay'),
    noLink: true,
  });
  return wishes[response] ?? 'stay';
}

/** True when nothing runs any more, false when games are begun again. */
async function comesToRest(host: Host): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const look = ({ status }: RunState) => {
    if (status === 'running') resolve(false);
    if (status === 'idle' || status === 'over') resolve(true);
  };
  const stop = host.listen((name, payload) => {
    if (name === 'run.changed') look(payload as RunState);
  });
  look(await host.handlers['run.state'](undefined));
  return promise.finally(stop);
}
