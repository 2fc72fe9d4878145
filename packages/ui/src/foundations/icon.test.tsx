import { Bike } from 'lucide-react';
import { expect, test } from 'vitest';
import { drawn } from '#testing/draw.tsx';
import * as first from './icon.tsx';
import * as more from './icon-more.tsx';

const { icon, ...glyphs } = { ...first, ...more };
const Sized = icon(Bike);

test('is as large as the words beside it, and nobody hears it', () => {
  const drawing = drawn(<Sized />);
  expect(drawing.getAttribute('width')).toBe('1.25em');
  expect(drawing.getAttribute('height')).toBe('1.25em');
  expect(drawing.getAttribute('stroke-width')).toBe('1.75');
  expect(drawing.getAttribute('aria-hidden')).toBe('true');
});

test.each([
  { size: 'l', is: '1.5rem' },
  { size: '40px', is: '40px' },
])('in size $size it is $is', ({ size, is }) => {
  const drawing = drawn(<Sized size={size} strokeWidth={2} className="mine" style={{ color: 'red' }} />);
  expect(drawing.getAttribute('width')).toBe(is);
  expect(drawing.getAttribute('height')).toBe(is);
  expect(drawing.getAttribute('stroke-width')).toBe('2');
  expect(drawing.classList.contains('mine')).toBe(true);
  expect(drawing.style.color).toBe('red');
});

test('each icon is a drawing of its own', () => {
  const drawings = Object.values(glyphs).map((Glyph) => drawn(<Glyph />).innerHTML);
  expect(drawings.length).toBeGreaterThan(90);
  expect(drawings).not.toContain('');
  expect(new Set(drawings).size).toBe(drawings.length);
});
