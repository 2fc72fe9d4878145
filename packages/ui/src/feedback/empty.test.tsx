import { expect, test } from 'vitest';
import { draw, drawn } from '#testing/draw.tsx';
import { one } from '#testing/roles.ts';
import { EmptyState } from './empty.tsx';
import css from './empty.module.css';

const plate = () => document.querySelector(`.${css['plate']}`);

test('says what is missing under a clean plate, and what to do about it', () => {
  draw(
    <EmptyState title="Your cart is empty" action={<button type="button">Back to the menu</button>}>
      Nothing here yet.
    </EmptyState>,
  );
  expect(one('heading', 'Your cart is empty').tagName).toBe('H2');
  expect(plate()).not.toBeNull();
  expect(document.querySelector(`.${css['words']}`)?.textContent).toBe('Nothing here yet.');
  one('button', 'Back to the menu');
});

test('has another picture, or none', () => {
  const { again } = draw(<EmptyState title="No orders" picture={<img src="/clock.svg" alt="A clock" />} />);
  one('img', 'A clock');
  expect(plate()).toBeNull();
  again(<EmptyState title="No orders" picture={null} />);
  expect(plate()).toBeNull();
});

test('without more words has no room for them', () => {
  expect(drawn(<EmptyState title="No orders" picture={null} />).children).toHaveLength(1);
});
