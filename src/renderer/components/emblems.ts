/** The picture of each game, found by the game's id; a game without one gets the house's star. */
const files = import.meta.glob<string>('../../../resources/emblems/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

export function emblemOf(game: string): string {
  const named = (name: string): string | undefined => files[`../../../resources/emblems/${name}.svg`];
  return named(game) ?? named('game') ?? '';
}
