/** Type grows with the window, and what is reckoned in pixels has to grow along: how many there are of them to so many rem. */
export function pixelsOf(rem: number): number {
  return Math.round(rem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
}
