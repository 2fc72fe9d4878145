import { expect, test } from 'vitest';
import { dataOf, draw, drawn } from '#testing/draw.tsx';
import { one } from '#testing/roles.ts';
import { Row, Stack } from './stack.tsx';
import css from './stack.module.css';

const gap = (part: HTMLElement) => part.style.getPropertyValue('--gap');

test('a stack takes its space from the scale', () => {
  const stack = drawn(<Stack>Words</Stack>);
  expect(stack.tagName).toBe('DIV');
  expect(gap(stack)).toBe('var(--space-4)');
  expect(dataOf(stack)).toEqual({ align: 'stretch' });
  expect(stack.className).toBe(css['stack']);
  expect(gap(drawn(<Stack gap={0}>Words</Stack>))).toBe('0px');
});

test('a stack can be another element, with a name', () => {
  draw(
    <Stack as="nav" gap={8} align="center" aria-label="Ways" id="ways" className="mine">
      Words
    </Stack>,
  );
  const nav = one('navigation', 'Ways');
  expect(nav.id).toBe('ways');
  expect(nav.dataset['align']).toBe('center');
  expect(nav.className).toBe(`${css['stack']} mine`);
  expect(gap(nav)).toBe('var(--space-8)');
});

test('a row is centred from the start on, in one line', () => {
  const row = drawn(<Row>Words</Row>);
  expect(dataOf(row)).toEqual({ align: 'center', justify: 'start' });
  expect(gap(row)).toBe('var(--space-3)');
  expect(row.className).toBe(css['row']);
});

test('a row can break and be spread', () => {
  const row = drawn(
    <Row as="footer" wrap justify="between" align="baseline" gap={1} className="mine">
      Words
    </Row>,
  );
  expect(row.tagName).toBe('FOOTER');
  expect(dataOf(row)).toEqual({ align: 'baseline', justify: 'between', wrap: 'true' });
  expect(row.className).toBe(`${css['row']} mine`);
  expect(gap(row)).toBe('var(--space-1)');
});
