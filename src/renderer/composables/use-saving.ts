/** Gives the person a file. The browser puts it where downloads go; the desktop application asks where. */
import type { EventPayload } from '../../shared/bridge.ts';
import { refusal } from '../../shared/refusals/refusal.ts';
import { refusalOf } from '../../shared/refusals/refused-error.ts';
import { useHost } from '../bridge/host.ts';
import { PictureError } from '../pictures/picture-error.ts';
import { useAboutStore } from '../stores/about.ts';
import { useLanguage } from './use-language.ts';
import { useRefusals } from './use-refusals.ts';

/** The download has begun, but it may not have read everything yet. */
const READ_MS = 60_000;

export interface Saving {
  /** What became of the file, in words; null when the person thought better of it. Throws where it could not be kept. */
  save(file: Blob, name: string): Promise<string | null>;
  /** Why a file was not made or kept, in words. */
  failed(error: unknown): string;
}

export function useSaving(): Saving {
  const { bridge } = useHost();
  const { t } = useLanguage();
  const { inWords } = useRefusals();
  const about = useAboutStore();

  async function save(file: Blob, name: string): Promise<string | null> {
    await about.read();
    const address = URL.createObjectURL(file);
    if (!about.isDesktop) {
      download(address, name);
      setTimeout(() => URL.revokeObjectURL(address), READ_MS);
      return t('watching.picture.given', { file: isolated(name) });
    }
    const ended = endOf(address);
    download(address, name);
    const { end, name: chosen } = await ended;
    URL.revokeObjectURL(address);
    if (end === 'failed') throw new PictureError(refusal('file-not-kept'));
    return end === 'saved' ? t('watching.picture.saved', { file: isolated(chosen) }) : null;
  }

  function endOf(address: string): Promise<EventPayload<'saving.ended'>> {
    return new Promise((resolve) => {
      const stop = bridge.on('saving.ended', (told) => {
        if (told.address !== address) return;
        stop();
        resolve(told);
      });
    });
  }

  return { save, failed: (error) => t('watching.picture.failed', { detail: inWords(refusalOf(error)) }) };
}

function download(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

/** The parts of a file's name stay in their order, whatever direction the names of the players are read in. */
function isolated(name: string): string {
  return `\u2066${name.replace(/[^ -~]+/g, '\u2068$&\u2069')}\u2069`;
}
