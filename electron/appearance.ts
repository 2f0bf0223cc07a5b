/** Keeps what the system draws for us in the language and the theme that the person chose. */
import { app, nativeTheme } from 'electron';
import type { Preferences } from '../src/shared/bridge/preferences.ts';
import type { Language } from '../src/shared/games/game.ts';
import { languageOf } from '../src/shared/language.ts';
import type { Host } from '../src/main/host.ts';
import { SHELL_WORDS, type ShellWords } from './words.ts';

export class Appearance {
  #preferences: Preferences;

  private constructor(preferences: Preferences) {
    this.#preferences = preferences;
    nativeTheme.themeSource = preferences.theme;
  }

  static async of(host: Host): Promise<Appearance> {
    const appearance = new Appearance(await host.handlers['preferences.read'](undefined));
    host.listen((name, payload) => {
      if (name === 'preferences.changed') appearance.#change(payload as Preferences);
    });
    return appearance;
  }

  get theme(): Preferences['theme'] {
    return this.#preferences.theme;
  }

  get language(): Language {
    const { language } = this.#preferences;
    // What the page finds in `navigator.language`.
    return language === 'system' ? languageOf([app.getLocale()]) : language;
  }

  get words(): ShellWords {
    return SHELL_WORDS[this.language];
  }

  #change(preferences: Preferences): void {
    this.#preferences = preferences;
    nativeTheme.themeSource = preferences.theme;
  }
}
