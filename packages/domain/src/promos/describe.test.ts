import { expect, test } from 'vitest';
import { mostOfOne, promoLimits, type PromoRule, promoTitle } from '#promos/describe';
import { promoState } from '#promos/state';

const rule: PromoRule = {
  kind: 'percent',
  value: 1000,
  minimum: 0,
  atMost: 0,
  hours: undefined,
  who: 'everyone',
  product: undefined,
};
const coffee = { name: 'Flat White' };

test.each<[Partial<PromoRule>, string]>([
  [{}, '10% off'],
  [{ value: 1250 }, '12.5% off'],
  [{ kind: 'amount', value: 500 }, '$5 off'],
  [{ kind: 'amount', value: 550 }, '$5.50 off'],
  [{ kind: 'free_delivery', value: 0 }, 'Free delivery'],
  [{ kind: 'product', value: 10_000, product: coffee }, 'Free Flat White'],
  [{ kind: 'product', value: 5000, product: coffee }, '50% off Flat White'],
])('%j is called %s', (change, title) => {
  expect(promoTitle({ ...rule, ...change })).toBe(title);
});

test.each<[Partial<PromoRule>, string]>([
  [{}, ''],
  [{ minimum: 2000 }, 'Spend $20.'],
  [{ minimum: 2000, atMost: 500 }, 'Spend $20, save up to $5.'],
  [{ atMost: 500 }, 'Save up to $5.'],
  [{ who: 'members' }, 'For members.'],
  [{ who: 'first_order', minimum: 2000 }, 'For your first order. Spend $20.'],
  [{ hours: { days: ['sat', 'sun'], from: '', to: '' } }, 'Sat and Sun.'],
  [{ hours: { days: [], from: '17:00', to: '' } }, 'From 5 pm.'],
  [{ hours: { days: [], from: '', to: '11:00' } }, 'Until 11 am.'],
  [
    { hours: { days: ['mon', 'tue', 'wed', 'thu', 'fri'], from: '11:30', to: '14:00' }, minimum: 2000 },
    'Mon to Fri, 11:30 am to 2 pm. Spend $20.',
  ],
])('%j is limited: %s', (change, limits) => {
  expect(promoLimits({ ...rule, ...change })).toBe(limits);
});

test.each<[string, Partial<PromoRule>, number | undefined]>([
  ['a percentage, nobody knows', {}, undefined],
  ['a percentage with a most', { atMost: 500 }, 500],
  ['an amount', { kind: 'amount', value: 700 }, 700],
  ['an amount above its most', { kind: 'amount', value: 700, atMost: 500 }, 500],
  ['half of a product', { kind: 'product', value: 5000 }, 225],
])('one order has off at most: %s', (_what, change, most) => {
  expect(mostOfOne({ ...rule, ...change }, 450)).toBe(most);
});

test('what is over stays over, whether it is paused or not', () => {
  const promo = { startsAt: 10, endsAt: 20, isPaused: false, usesTotal: 5 };
  expect(promoState(promo, 0, 9)).toBe('planned');
  expect(promoState(promo, 0, 10)).toBe('running');
  expect(promoState({ ...promo, isPaused: true }, 0, 10)).toBe('paused');
  expect(promoState({ ...promo, isPaused: true }, 5, 10)).toBe('used_up');
  expect(promoState({ ...promo, usesTotal: 0 }, 99, 10)).toBe('running');
  expect(promoState(promo, 5, 20)).toBe('ended');
});
