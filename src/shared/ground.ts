/** The ground of the window in each theme: of the page, and of what is seen until the page has drawn. */
export const GROUND = { light: '#F5F0E6', dark: '#0B1416' } as const;
