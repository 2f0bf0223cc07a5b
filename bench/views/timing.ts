/** From the click to the drawn content, seen from inside of the page. */
import type { Page } from '@playwright/test';
import { processorMs } from '../boards/metrics.ts';
import type { Bench } from '../boards/window.ts';
import type { Visit } from './visits.ts';

export interface Timing {
  /** From the click until the frame with the content is on the screen; infinite where it does not come. */
  readonly ms: number;
  /** The processor's time of the window and of the host, which others on this computer do not make longer. */
  readonly window: number;
  readonly host: number;
}

const PATIENCE_MS = 20_000;
/** Until what came before has come to rest. */
const REST_MS = 150;

export async function timed(bench: Bench, visit: Visit): Promise<Timing> {
  try {
    await stand(bench.page, visit);
  } catch (error) {
    throw new Error(`nobody can stand where “${visit.name}” begins`, { cause: error });
  }
  const before = { window: await processorMs(bench), host: await bench.hostBusy() };
  const ms = await bench.page.evaluate(goAndSee, { ...visit, patience: PATIENCE_MS });
  return {
    ms: ms ?? Infinity,
    window: (await processorMs(bench)) - before.window,
    host: (await bench.hostBusy()) - before.host,
  };
}

async function stand(page: Page, { from, standing, step, projector }: Visit): Promise<void> {
  if (projector) {
    const change = { mode: 'follow', ...projector };
    await page.evaluate((change) => window.meydan.call('projector.change', change), change);
  }
  // A view that is still there would go on as it was left.
  await page.evaluate(() => (location.hash = '#/simulator'));
  await page.getByTestId('simulator').waitFor();
  await page.evaluate((hash) => (location.hash = hash), from);
  await page.locator(standing).first().waitFor({ timeout: PATIENCE_MS });
  if (step) {
    await page.locator(step.click).first().click();
    await page.locator(step.standing).first().waitFor({ timeout: PATIENCE_MS });
  }
  await page.waitForTimeout(REST_MS);
}

/** Runs in the page. Null when nothing came. */
async function goAndSee(visit: { click: string; content: string; patience: number }): Promise<number | null> {
  const { click, content, patience } = visit;
  const isThere = () => document.querySelector(content) !== null;
  if (isThere()) throw new Error(`${content} is there before the click`);
  const begin = performance.now();
  const came = new Promise<boolean>((resolve) => {
    const observer = new MutationObserver(() => isThere() && end(true));
    const timer = setTimeout(() => end(false), patience);
    const end = (isHere: boolean) => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(isHere);
    };
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  if (click.startsWith('#')) location.hash = click;
  else document.querySelector<HTMLElement>(click)?.click();
  if (!(await came)) return null;
  // A message that is sent in a frame comes after the frame was laid out and painted.
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve());
    port1.start();
    requestAnimationFrame(() => port2.postMessage(null));
  });
  return performance.now() - begin;
}
