import { expect, test } from 'vitest';
import { drawn } from '#testing/draw.tsx';
import * as first from './icon.tsx';
import * as more from './icon-more.tsx';

test('the icons that come later are drawn like the others, and stand in one file alone', () => {
  for (const Glyph of Object.values(more)) {
    const drawing = drawn(<Glyph size="l" />);
    expect(drawing.getAttribute('width')).toBe('1.5rem');
    expect(drawing.childElementCount).toBeGreaterThan(0);
  }
  expect(Object.keys(more).filter((name) => name in first)).toEqual([]);
});
