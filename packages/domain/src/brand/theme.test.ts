import { type Brand, type Palette, palette } from '@servery/contract/brand';
import { expect, test } from 'vitest';
import { themeCss } from '#brand/theme';

const names = Object.keys(palette.shape);
const light = palette.parse(Object.fromEntries(names.map((name) => [name, '#fdfbf6'])));
const dark: Palette = { ...light, surface: '#102a1e' };
const theme = (change: Partial<Brand['theme']>): string =>
  themeCss({
    theme: {
      scheme: 'auto',
      display_font: 'inter',
      display_weight: 600,
      radius_m: 8,
      radius_l: 16,
      light,
      ...change,
    },
  });

test('writes every colour of the palette and the shape of the brand', () => {
  const css = theme({ scheme: 'light' });
  for (const [name, value] of Object.entries(light)) expect(css).toContain(`--${name}:${value}`);
  expect(css).toContain("--font-display:'Inter Variable'");
  expect(css).toContain('--display-weight:600;--radius-m:8px;--radius-l:16px');
});

/** What is painted before anybody chose light or dark. */
const first = (css: string): string => css.slice(0, css.indexOf('}'));
const LIGHT = /color-scheme:light.*--surface:#fdfbf6/;
const DARK = /color-scheme:dark.*--surface:#102a1e/;

test('starts a light brand in light, and offers dark beside it', () => {
  const css = theme({ scheme: 'light', dark });
  expect(first(css)).toMatch(LIGHT);
  expect(css).toMatch(/\[data-theme=dark\]\{color-scheme:dark/);
  expect(css).not.toContain('prefers-color-scheme');
});

test('starts a dark brand in dark, and offers light beside it', () => {
  const css = theme({ scheme: 'dark', dark });
  expect(first(css)).toMatch(DARK);
  expect(css).toMatch(/\[data-theme=light\]\{color-scheme:light/);
});

test('follows the device where the brand leaves it open, until somebody chooses', () => {
  const css = theme({ dark });
  expect(first(css)).toMatch(LIGHT);
  expect(css).toMatch(/@media \(prefers-color-scheme:dark\)\{:root:not\(\[data-theme\]\)\{color-scheme:dark/);
});

test('shows a brand with one palette in that one, whatever it asks for', () => {
  for (const scheme of ['light', 'dark', 'auto'] as const) {
    expect(first(theme({ scheme }))).toMatch(LIGHT);
    expect(first(theme({ scheme, light: undefined, dark }))).toMatch(DARK);
    expect(theme({ scheme })).not.toMatch(/data-theme|prefers-color-scheme/);
  }
});

test('writes no colours for a brand without a palette', () => {
  expect(theme({ light: undefined })).not.toMatch(/color-scheme|--surface|undefined/);
});
