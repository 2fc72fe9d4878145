import { expect, test } from 'vitest';
import { memberCode, memberSearch } from '#people/member-search';

test.each([
  ['0491 570 156', { by: 'mobile', digits: '491570156' }],
  ['+61 491 570', { by: 'mobile', digits: '61491570' }],
  ['570 156', { by: 'mobile', digits: '570156' }],
  ['57015', undefined],
  [' Mia Kovac ', { by: 'name', words: 'mia kovac' }],
  ['mi', undefined],
  ['', undefined],
  [memberCode('x'.repeat(43)), { by: 'code', token: 'x'.repeat(43) }],
  // Cut short by a reader, it is nobody's code.
  [memberCode('x'.repeat(42)), { by: 'name', words: `member.${'x'.repeat(42)}` }],
  [
    'https://order.example.com/account/orders/mJ3zV0p9TqX-4_sLk2Yw7Q',
    { by: 'order', ref: 'mJ3zV0p9TqX-4_sLk2Yw7Q' },
  ],
])('reads what is asked for a member with: %s', (typed, search) => {
  expect(memberSearch(typed)).toEqual(search);
});
