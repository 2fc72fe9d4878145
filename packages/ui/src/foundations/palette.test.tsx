import { describe, expect, it } from 'vitest';
import harbour from '../../gallery/harbour.css?raw';
import tokens from './tokens.css?raw';

type Palette = Record<string, string>;

function variables(css: string, selector: string): Palette {
  const found: Palette = {};
  for (const [, head, body] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!head?.trim().endsWith(selector)) continue;
    for (const [, name, value] of body?.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g) ?? [])
      found[name!] = value!;
  }
  return found;
}

function luminance(hex: string): number {
  const channel = (at: number) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

const palettes: [string, Palette][] = [
  ['Banksia', variables(tokens, ':where(:root)')],
  ['Banksia dark', variables(tokens, ":where([data-theme='dark'])")],
  ['Harbour', variables(harbour, "[data-palette='harbour']")],
];

const words = [
  ['ink', 'surface'],
  ['ink', 'surface-raised'],
  ['ink', 'surface-sunk'],
  ['ink', 'accent-soft'],
  ['ink', 'highlight-soft'],
  ['ink', 'bad-soft'],
  ['ink-soft', 'surface'],
  ['ink-soft', 'surface-raised'],
  ['ink-soft', 'surface-sunk'],
  ['accent', 'surface'],
  ['accent', 'surface-raised'],
  ['accent', 'accent-soft'],
  ['accent-ink', 'accent'],
  ['surface', 'ink'],
  ['highlight-ink', 'highlight-soft'],
  ['on-highlight', 'highlight'],
  ['good', 'surface'],
  ['good', 'surface-raised'],
  ['warn', 'surface-raised'],
  ['bad', 'surface'],
  ['bad', 'surface-raised'],
  ['bad', 'bad-soft'],
  ['surface-raised', 'bad'],
  ['surface-raised', 'warn'],
  ['deep-ink', 'deep'],
  ['deep-soft', 'deep'],
  ['on-deep', 'deep'],
  ['wallet-ink', 'wallet'],
] as const;

const shapes = [
  ['line-strong', 'surface'],
  ['line-strong', 'surface-raised'],
  ['accent', 'surface-sunk'],
  ['highlight', 'surface'],
  ['good', 'surface'],
] as const;

describe.each(palettes)('palette %s', (_, palette) => {
  it.each(words)('%s can be read on %s', (text, ground) => {
    expect(contrast(palette[text]!, palette[ground]!)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(shapes)('%s can be seen on %s', (shape, ground) => {
    expect(contrast(palette[shape]!, palette[ground]!)).toBeGreaterThanOrEqual(3);
  });
});
