/**
 * The look: paper and ink of a Persian manuscript, the turquoise of its tiles, saffron for what matters now. Every text
 * colour has a contrast of at least 4.5 to 1 on the surfaces it stands on.
 */
import type { ThemeDefinition } from 'vuetify';
import { GROUND } from '../shared/ground.ts';

const light: ThemeDefinition = {
  dark: false,
  colors: {
    background: GROUND.light,
    'on-background': '#16272A',
    surface: '#FFFCF6',
    'on-surface': '#16272A',
    'surface-variant': '#EBE3D3',
    'on-surface-variant': '#16272A',
    muted: '#4F5F5F',
    outline: '#DBD1BE',
    line: '#8C8472',
    primary: '#0A5C62',
    'on-primary': '#FFFFFF',
    secondary: '#8A4A0C',
    'on-secondary': '#FFFFFF',
    saffron: '#E3A02B',
    'on-saffron': '#22180A',
    error: '#A8321F',
    'on-error': '#FFFFFF',
    warning: '#8A4A0C',
    success: '#22663B',
    info: '#0A5C62',
  },
  variables: { 'border-color': '#16272A', 'medium-emphasis-opacity': 0.78 },
};

const dark: ThemeDefinition = {
  dark: true,
  colors: {
    background: GROUND.dark,
    'on-background': '#E9F0EC',
    surface: '#121F22',
    'on-surface': '#E9F0EC',
    'surface-variant': '#1B2C30',
    'on-surface-variant': '#E9F0EC',
    muted: '#9DB0AE',
    outline: '#2A3D41',
    line: '#5F777B',
    primary: '#5FD0C4',
    'on-primary': '#04211F',
    secondary: '#F1BA62',
    'on-secondary': '#22180A',
    saffron: '#F1B24A',
    'on-saffron': '#22180A',
    error: '#FF9B87',
    'on-error': '#3B0A02',
    warning: '#F1BA62',
    success: '#86D6A0',
    info: '#5FD0C4',
  },
  variables: { 'border-color': '#E9F0EC', 'medium-emphasis-opacity': 0.78 },
};

export const themes = { light, dark };
