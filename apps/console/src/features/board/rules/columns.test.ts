import { expect, test } from 'vitest';
import { ALL_STATIONS, groupOrders, ofStation } from '#features/board/rules/columns.ts';
import { orderSample } from '#testing/order-sample.ts';

const numbers = (orders: readonly { number: string }[]) => orders.map((order) => order.number);

test('puts the earliest due first, then the one placed first, then the lower number', () => {
  const orders = [
    orderSample({ number: '10', due: 900 }),
    orderSample({ number: '9', due: 900 }),
    orderSample({ number: '11', due: 300 }),
    orderSample({ number: '2', due: 900, placed: 5 }),
  ];
  expect(numbers(groupOrders(orders).new)).toEqual(['11', '9', '10', '2']);
});

test('shows an accepted order with the confirmed ones and leaves out what is over', () => {
  const orders = ([1, 2, 6, 3, 4, 5, 7, 8, 9, 10] as const).map((nstatus) =>
    orderSample({ nstatus, number: String(nstatus) }),
  );
  const { new: fresh, confirmed, progress, ready } = groupOrders(orders);
  expect([fresh, confirmed, progress, ready].map(numbers)).toEqual([['1'], ['2', '6'], ['3'], ['4']]);
});

test('keeps only the lines of the chosen station and hides orders without any', () => {
  const line = {
    id: 1,
    quantity: 1,
    name: 'Chips',
    changes: [],
    notes: '',
    station: 'Grill',
    ready: 0 as 0 | 1,
  };
  const both = orderSample({ number: '1', lines: [line, { ...line, id: 2, station: 'Coffee' }] });
  const grill = orderSample({ number: '2', lines: [line] });
  const seen = ofStation([both, grill], 'Coffee');
  expect(numbers(seen)).toEqual(['1']);
  expect(seen[0]?.lines.map((each) => each.id)).toEqual([2]);
  expect(ofStation([both, grill], ALL_STATIONS)).toHaveLength(2);
});

test('shows a station what it has finished as ready, with whom it waits for, until the order is', () => {
  const line = {
    id: 1,
    quantity: 1,
    name: 'Chips',
    changes: [],
    notes: '',
    station: 'Grill',
    ready: 0 as 0 | 1,
  };
  const lines = [line, { ...line, id: 2, station: 'Coffee', ready: 1 as const }];
  const order = orderSample({ number: '1', nstatus: 3, lines });
  const coffee = groupOrders(ofStation([order], 'Coffee'));
  expect(coffee.ready).toMatchObject([{ number: '1', nstatus: 3, waitsFor: ['Grill'] }]);
  expect(numbers(groupOrders(ofStation([order], 'Grill')).progress)).toEqual(['1']);
  expect(numbers(groupOrders(ofStation([order], ALL_STATIONS)).progress)).toEqual(['1']);
  const [whole] = groupOrders(ofStation([{ ...order, nstatus: 4 }], 'Coffee')).ready;
  expect(whole?.waitsFor).toBeUndefined();
});
