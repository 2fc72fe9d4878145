import { expect, test } from 'vitest';
import { draw } from '#testing/draw.tsx';
import { one } from '#testing/roles.ts';
import { rich } from './rich.tsx';

test('a text has its link where it stands, without anything around it', () => {
  const { box } = draw(
    rich([
      'Read the ',
      <a key="link" href="/terms">
        terms
      </a>,
      ' first.',
    ]),
  );
  expect(box.innerHTML).toBe('Read the <a href="/terms">terms</a> first.');
  one('link', 'terms');
});
