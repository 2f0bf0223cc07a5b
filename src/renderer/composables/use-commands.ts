/** What is chosen in the desktop's menu is done here, as a button of the window would do it. */
import { onBeforeUnmount, onMounted } from 'vue';
import { useRouter } from 'vue-router';
import type { AppCommand } from '../../shared/bridge/commands.ts';
import { THEMES } from '../../shared/bridge/preferences.ts';
import { useHost } from '../bridge/host.ts';
import { useContestStore } from '../stores/contest.ts';
import { usePreferencesStore } from '../stores/preferences.ts';
import { useProjectorStore } from '../stores/projector.ts';
import { isWriting } from './writing.ts';

export function useCommands(): void {
  const { bridge } = useHost();
  const router = useRouter();
  const contest = useContestStore();
  const preferences = usePreferencesStore();
  const projector = useProjectorStore();

  async function obey({ command, contest: id, theme, game }: AppCommand): Promise<void> {
    switch (command) {
      case 'new-contest':
        return void (await router.push({ name: 'new' }));
      case 'open-contest':
        return void ((await contest.choose()) && (await router.push({ name: 'contestants' })));
      case 'open-recent':
        return void (id && (await contest.open(id)) && (await router.push({ name: 'contestants' })));
      case 'show-contest':
        return void (await router.push({ name: 'contestants' }));
      case 'close-contest':
        return void ((await contest.close()) && (await router.push({ name: 'start' })));
      case 'undo':
        if (isWriting(document.activeElement)) return void document.execCommand('undo');
        // A drawing has an undo of its own.
        if (isTaken('KeyZ')) return;
        return void (contest.overview?.undo && !contest.isReadOnly && (await contest.undo()));
      case 'redo':
        if (isWriting(document.activeElement)) return void document.execCommand('redo');
        return void isTaken('KeyY');
      case 'projector':
        return projector.change({ isOpen: true });
      case 'theme': {
        const wanted = THEMES.find((known) => known === theme);
        return wanted ? preferences.change({ theme: wanted }) : undefined;
      }
      case 'preferences':
        return void (await router.push({ name: 'preferences' }));
      case 'rules':
        return void (await router.push(game ? { name: 'rulebook', params: { game } } : { name: 'rules' }));
      case 'first-contest':
      case 'shortcuts':
      case 'about':
        return void (await router.push({ name: 'help', hash: `#${command}` }));
    }
  }

  let stop = (): void => {};
  onMounted(() => {
    stop = bridge.on('app.command', (command) => void obey(command).catch(() => {}));
  });
  onBeforeUnmount(() => stop());
}

/** Whether the view that is shown does by itself what this key means with Ctrl. */
function isTaken(code: 'KeyZ' | 'KeyY'): boolean {
  return !window.dispatchEvent(new KeyboardEvent('keydown', { code, ctrlKey: true, cancelable: true }));
}
