import type { Brand, Palette } from '@servery/contract/brand';

const DISPLAY = {
  fraunces: {
    family: "'Fraunces Variable', 'Fraunces Fallback', Georgia, serif",
    axes: "'SOFT' 100, 'WONK' 0",
    track: '-0.015em',
  },
  'space-grotesk': {
    family: "'Space Grotesk Variable', system-ui, sans-serif",
    axes: 'normal',
    track: '-0.025em',
  },
  inter: { family: "'Inter Variable', system-ui, sans-serif", axes: 'normal', track: '-0.02em' },
} as const;

const variables = (palette: Palette): string =>
  Object.entries(palette)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/** The brand as CSS variables, inlined into the page so that nothing is painted in another brand's colours first. */
export function themeCss({ theme }: Pick<Brand, 'theme'>): string {
  const display = DISPLAY[theme.display_font];
  const shape = `--font-display:${display.family};--display-axes:${display.axes};--display-track:${display.track};--display-weight:${theme.display_weight};--radius-m:${theme.radius_m}px;--radius-l:${theme.radius_l}px`;
  const base = theme.scheme === 'dark' ? (theme.dark ?? theme.light) : (theme.light ?? theme.dark);
  const css = [
    `:root{color-scheme:${base === theme.dark ? 'dark' : 'light'};${shape}${base ? `;${variables(base)}` : ''}}`,
  ];
  if (theme.light && base !== theme.light)
    css.push(`[data-theme=light]{color-scheme:light;${variables(theme.light)}}`);
  if (theme.dark && base !== theme.dark)
    css.push(`[data-theme=dark]{color-scheme:dark;${variables(theme.dark)}}`);
  return css.join('');
}
