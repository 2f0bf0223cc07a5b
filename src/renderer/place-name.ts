/** The last name of a path: where a file is is long and seldom asked for, so the whole of it is left to a tooltip. */
export function placeName(place: string): string {
  return place.split(/[\\/]/).at(-1) ?? place;
}
