import { afterEach, expect, test } from 'vitest';
import { clockText, keepUnits } from '#hours/words';
import { catalogue, choicesOf, fill, slotsOf, speakAs } from '#texts/catalogue';

const t = catalogue('cart', {
  empty: 'Your cart is empty',
  more: 'Add {amount} more',
  left: '{count} {count|item|items} left',
  agree: 'You agree to our {terms} and {privacy}.',
});

afterEach(() => speakAs(() => undefined, String));

test('says what is written', () => {
  expect(t.empty).toBe('Your cart is empty');
  expect(t.more({ amount: '$4.50' })).toBe('Add $4.50 more');
});

test('takes the form that a number needs', () => {
  expect(t.left({ count: 1 })).toBe('1 item left');
  expect(t.left({ count: 0 })).toBe('0 items left');
  expect(t.left({ count: 2 })).toBe('2 items left');
});

test('writes the number into the form', () => {
  const waits = catalogue('waits', { hours: 'Wait {count|an hour|# hours}' });
  expect([1, 2, 1200].map((count) => waits.hours({ count }))).toEqual([
    'Wait an hour',
    'Wait 2 hours',
    'Wait 1,200 hours',
  ]);
});

test('keeps what is not text whole', () => {
  const link = { to: '/terms' };
  expect(t.agree.parts({ terms: link, privacy: 'privacy policy' })).toEqual([
    'You agree to our ',
    link,
    ' and ',
    'privacy policy',
    '.',
  ]);
});

test('says what the brand says instead, from then on and for it alone', () => {
  const { empty } = t;
  let own: Record<string, string> = { 'cart.empty': 'Nothing here, mate', 'cart.more': '{amount} to go' };
  speakAs(() => ({ texts: own, language: 'en-AU' }));
  expect(t.empty).toBe('Nothing here, mate');
  expect(t.more({ amount: '$1.00' })).toBe('$1.00 to go');
  own = { 'menu.empty': 'Nothing' };
  expect(t.empty).toBe(empty);
});

test('counts as another language does', () => {
  const texts = { 'cart.left': '{count} {count|produkt|produkty|produktów|produktu}' };
  speakAs(() => ({ texts, language: 'pl' }));
  expect([1, 3, 5].map((count) => t.left({ count }))).toEqual(['1 produkt', '3 produkty', '5 produktów']);
});

test('is a list to choose from, in its order, and in the words of who speaks', () => {
  const sizes = choicesOf(catalogue('sizes', { small: 'Small', large: 'Large' }));
  expect(sizes.map(({ id, label }) => [id, label])).toEqual([
    ['small', 'Small'],
    ['large', 'Large'],
  ]);
  speakAs(() => ({ texts: { 'sizes.large': 'Big' }, language: 'en-AU' }));
  expect(sizes.map(({ label }) => label)).toEqual(['Small', 'Big']);
});

test('lists its slots, and fills those that it has values for', () => {
  expect(slotsOf('{count} {count|item|items} for {name}')).toEqual(['count', 'count', 'name']);
  expect(fill('Quote {ref}', {})).toBe('Quote ');
  expect(fill('A {b', { b: 'x' })).toBe('A {b');
});

test('what a client does to its texts is done to each that is put together, and to times of day', () => {
  speakAs(() => undefined, keepUnits);
  const t = catalogue('ready', { soon: 'Ready in about {minutes} min', from: 'From {time}' });
  expect(t.soon({ minutes: 15 })).toBe('Ready in about 15\u00a0min');
  expect(t.from({ time: clockText('17:30') })).toBe('From 5:30\u00a0pm');
  expect(clockText('11:00')).toBe('11\u00a0am');
});
