/** A watched game as positions for the darkroom, in the words and colours that the window has now. */
import { useTheme } from 'vuetify';
import type { BoardKind, BoardTheme } from '../boards/board.ts';
import { playerName } from '../i18n/player-name.ts';
import type { Position } from '../pictures/darkroom.ts';
import { fileName } from '../pictures/file-name.ts';
import { useGameTexts, useLanguage } from './use-language.ts';
import type { WatchedGame } from './use-watched-game.ts';

/** Ink and ivory, as in the style sheet. */
const SEAT_COLOURS = ['#1b2327', '#fbf5e6'];

export interface PortraitOptions {
  readonly kind: BoardKind;
  readonly hints: boolean;
  readonly coordinates: boolean;
}

export function usePortraits(watched: WatchedGame) {
  const { t, number, direction } = useLanguage();
  const texts = useGameTexts(() => watched.game);
  const theme = useTheme();

  function positionAt(turn: number, { kind, hints, coordinates }: PortraitOptions): Position {
    const scores = watched.scoresAt(turn);
    const story = { turn, eventsOf: watched.eventsOf };
    const where = t('watching.picture.turnOf', { turn: number(turn), length: number(watched.length.value) });
    return {
      view: watched.viewAt(turn),
      options: { hints, coordinates, animateMs: 0, story, number },
      caption: {
        title: [texts.value.title, where].join(t('app.between')),
        direction: direction.value,
        players: watched.setup.seats.map(({ name }, i) => ({
          name: playerName(texts.value, name),
          score: number(scores[i] ?? 0),
          colour: (kind.seatColours ?? SEAT_COLOURS)[i] ?? '',
        })),
      },
    };
  }

  return {
    positionAt,
    themeNow: (): BoardTheme => (theme.current.value.dark ? 'dark' : 'light'),
    /** `what` says which part of the game it is. */
    nameFor: (what: string, extension: string) =>
      fileName(
        [watched.game.id, ...watched.setup.seats.map(({ name }) => playerName(texts.value, name)), what],
        extension,
      ),
  };
}
