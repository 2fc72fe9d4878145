import { expect, test } from 'vitest';
import { dataOf, draw, drawn } from '#testing/draw.tsx';
import { one } from '#testing/roles.ts';
import { Card, Figure } from './card.tsx';
import css from './card.module.css';

test('a card rests, with room in it and round corners', () => {
  const card = drawn(<Card>Words</Card>);
  expect(card.tagName).toBe('DIV');
  expect(dataOf(card)).toEqual({ look: 'rest', pad: 'm', radius: 'l' });
  expect(card.textContent).toBe('Words');
});

test('a card can be another element with a name, and be selected', () => {
  draw(
    <Card
      as="aside"
      aria-label="Offer"
      id="offer"
      look="deep"
      pad="none"
      radius="m"
      selected
      className="mine"
    >
      Words
    </Card>,
  );
  const card = one('complementary', 'Offer');
  expect(dataOf(card)).toEqual({ look: 'deep', pad: 'none', radius: 'm', selected: 'true' });
  expect(card.id).toBe('offer');
  expect(card.className).toBe(`${css['card']} mine`);
});

test('a figure has its label before its value, which is read when it changes', () => {
  const figure = drawn(<Figure label="Change" value="$4.50" />);
  expect([...figure.children].map((part) => part.textContent)).toEqual(['Change', '$4.50']);
  expect(one('status').textContent).toBe('$4.50');
  expect(figure.dataset['tone']).toBe('plain');
  expect(drawn(<Figure label="Left" value="$1" tone="accent" />).dataset['tone']).toBe('accent');
});
