import { expect, test } from 'vitest';
import { draw } from '#testing/draw.tsx';
import { one } from '#testing/roles.ts';
import { SkipLink } from './skip-link.tsx';
import css from './skip-link.module.css';

test('leads to a place on the same page, and looks like nothing until it has the focus', () => {
  draw(<SkipLink to="dishes">Skip to the dishes</SkipLink>);
  const link = one('link', 'Skip to the dishes');
  expect(link.getAttribute('href')).toBe('#dishes');
  expect(link.className).toBe(css['skip']);
});
