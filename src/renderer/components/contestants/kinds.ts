/** How each kind of program looks and what it is called; kinds that came later look like any program. */
import {
  mdiApple,
  mdiApplicationBracketsOutline,
  mdiConsole,
  mdiLanguageJava,
  mdiLanguageJavascript,
  mdiLanguagePython,
  mdiMicrosoftWindows,
  mdiPenguin,
  mdiScriptTextOutline,
} from '@mdi/js';
import { en } from '../../i18n/en.ts';

const ICONS: Readonly<Record<string, string>> = {
  windows: mdiMicrosoftWindows,
  elf: mdiPenguin,
  'mach-o': mdiApple,
  jar: mdiLanguageJava,
  python: mdiLanguagePython,
  javascript: mdiLanguageJavascript,
  batch: mdiConsole,
  script: mdiScriptTextOutline,
};

type KindName = keyof typeof en.contestants.kinds;

export function kindIcon(kind: string): string {
  return ICONS[kind] ?? mdiApplicationBracketsOutline;
}

export function kindKey(kind: string): `contestants.kinds.${KindName}` {
  return `contestants.kinds.${isKnown(kind) ? kind : 'other'}`;
}

function isKnown(kind: string): kind is KindName {
  return Object.hasOwn(en.contestants.kinds, kind);
}
