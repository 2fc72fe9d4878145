import { expect, test } from 'vitest';
import { dataOf, draw, drawn } from '#testing/draw.tsx';
import { heard, one } from '#testing/roles.ts';
import { Display, Kbd, Money, Text, VisuallyHidden } from './text.tsx';
import css from './text.module.css';

test('display is a heading of the second rank, in the face of the brand', () => {
  draw(<Display>Banksia Kitchen</Display>);
  const title = one('heading', 'Banksia Kitchen');
  expect(title.tagName).toBe('H2');
  expect(title.dataset['size']).toBe('32');
  expect(title.className).toBe(`display ${css['display']}`);
});

test('display can be something else than a heading', () => {
  const words = drawn(
    <Display as="span" size="hero" id="total" className="mine">
      $54
    </Display>,
  );
  expect(words.tagName).toBe('SPAN');
  expect(words.dataset['size']).toBe('hero');
  expect(words.id).toBe('total');
  expect(words.className).toBe(`display ${css['display']} mine`);
});

test('text is a paragraph as large and as dark as what it stands in', () => {
  const words = drawn(<Text>Over warm rice.</Text>);
  expect(words.tagName).toBe('P');
  expect(dataOf(words)).toEqual({ tone: 'inherit' });
});

test('text can be soft, strong and cut', () => {
  const words = drawn(
    <Text as="strong" size={15} tone="soft" weight="strong" lines={2} className="mine">
      Over warm rice.
    </Text>,
  );
  expect(words.tagName).toBe('STRONG');
  expect(dataOf(words)).toEqual({ size: '15', tone: 'soft', weight: 'strong', lines: '2' });
  expect(words.className).toBe(`${css['text']} mine`);
});

test('money, keys and hidden words keep what they are given', () => {
  expect(drawn(<Money title="with GST">$5</Money>).outerHTML).toBe(
    `<span title="with GST" class="${css['money']}">$5</span>`,
  );
  expect(drawn(<Kbd aria-hidden>F9</Kbd>).outerHTML).toBe(
    `<kbd aria-hidden="true" class="${css['kbd']}">F9</kbd>`,
  );
  const hidden = drawn(<VisuallyHidden className="mine">Price</VisuallyHidden>);
  expect(hidden.className).toBe('visually-hidden mine');
  expect(heard(hidden)).toBe('Price');
});
