import type { Brand, Palette } from '@servery/contract/brand';

const DISPLAY = {
  fraunces: {
    family: "'Fraunces Variable', 'Fraunces Fallback', Georgia, serif",
    axes: "'SOFT' 100, 'WONK' 0",
    track: '-0.015em',
    words: 'normal',
  },
  'space-grotesk': {
    family: "'Space Grotesk Variable', 'Space Grotesk Fallback', system-ui, sans-serif",
    axes: 'normal',
    track: '-0.025em',
    // The face draws a capital into the space before it: “order.The”.
    words: '0.05em',
  },
  inter: {
    family: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
    axes: 'normal',
    track: '-0.02em',
    words: 'normal',
  },
} as const;

const variables = (palette: Palette): string =>
  Object.entries(palette)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/** Shadows are of ink on light ground and of night on dark ground. */
const SHADOWS = {
  light: '',
  dark: ';--shadow-rest:0 1px 2px rgb(0 0 0/30%),0 2px 8px rgb(0 0 0/24%);--shadow-raised:0 8px 32px rgb(0 0 0/55%);--shadow-paper:0 2px 10px rgb(0 0 0/40%)',
} as const;

type Scheme = keyof typeof SHADOWS;
const colours = (scheme: Scheme, palette: Palette): string =>
  `color-scheme:${scheme};${variables(palette)}${SHADOWS[scheme]}`;

type Shape = Omit<Brand['theme'], 'scheme' | 'light' | 'dark'>;

/** What a theme says beside its colours, by the names of the variables. */
export function shapeVariables(theme: Shape): Readonly<Record<string, string>> {
  const display = DISPLAY[theme.display_font];
  return {
    '--font-display': display.family,
    '--display-axes': display.axes,
    '--display-track': display.track,
    '--display-words': display.words,
    '--display-weight': String(theme.display_weight),
    '--radius-m': `${theme.radius_m}px`,
    '--radius-l': `${theme.radius_l}px`,
  };
}

/** The brand as CSS variables, inlined into the page so that nothing is painted in another brand's colours first. */
export function themeCss({ theme }: Pick<Brand, 'theme'>): string {
  const shape = Object.entries(shapeVariables(theme))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
  const base: Scheme = (theme.scheme === 'dark' && theme.dark) || !theme.light ? 'dark' : 'light';
  const palette = theme[base];
  const other: Scheme = base === 'dark' ? 'light' : 'dark';
  const twin = theme[other];
  const css = [`:root{${shape}${palette ? `;${colours(base, palette)}` : ''}}`];
  if (twin) css.push(`:root[data-theme=${other}]{${colours(other, twin)}}`);
  if (twin && theme.scheme === 'auto')
    css.push(`@media (prefers-color-scheme:${other}){:root:not([data-theme]){${colours(other, twin)}}}`);
  return css.join('');
}
