import { expect, test } from 'vitest';
import { draw, drawn } from '#testing/draw.tsx';
import { heard, one } from '#testing/roles.ts';
import { Loading, Skeleton, SkeletonCard, SkeletonRow } from './skeleton.tsx';

const shapes = (part: HTMLElement) =>
  [...part.querySelectorAll<HTMLElement>('[data-shape]')].map((bone) => bone.dataset['shape']);

test('a bone is a line of text unless told otherwise, and nobody hears it', () => {
  const bone = drawn(<Skeleton />);
  expect(bone.dataset['shape']).toBe('text');
  expect(bone.getAttribute('aria-hidden')).toBe('true');
  const told = drawn(<Skeleton shape="round" width="40px" height="2em" />);
  expect(told.dataset['shape']).toBe('round');
  expect([told.style.width, told.style.height]).toEqual(['40px', '2em']);
});

test('what loads says so once, and is busy', () => {
  const { box } = draw(
    <Loading label="Loading the menu" className="mine">
      <SkeletonRow />
      <SkeletonCard />
    </Loading>,
  );
  const loading = box.firstElementChild!;
  expect(loading.getAttribute('aria-busy')).toBe('true');
  expect(loading.className).toBe('mine');
  expect(heard(loading)).toBe('Loading the menu');
  expect(one('status').className).toBe('visually-hidden');
});

test('a row has its picture after its words, a card before them, and nobody hears either', () => {
  const row = drawn(<SkeletonRow />);
  expect(shapes(row)).toEqual(['title', 'text', 'text', 'short', 'picture']);
  expect(row.getAttribute('aria-hidden')).toBe('true');
  const card = drawn(<SkeletonCard />);
  expect(shapes(card)).toEqual(['picture', 'title', 'text', 'short']);
  expect(card.getAttribute('aria-hidden')).toBe('true');
});
