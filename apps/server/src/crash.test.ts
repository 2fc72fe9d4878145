import { describe, expect, test } from 'vitest';
import { AT_LENGTH } from '../testing/at-length.ts';
import { add, submission, visit } from '../testing/orders.ts';
import { ownPlace, startProcess } from '../testing/process.ts';
import { engines } from '../testing/engines.ts';
import { customerAt } from '../testing/servery.ts';

const ORDERS = AT_LENGTH ? 200 : 80;
const KILLED_AT = ORDERS * 0.45;

/** Orders until the server is gone; answers the ids it was told of. */
async function orderUntilGone(
  url: string,
  count: number,
  onPlaced: (total: number) => void,
): Promise<string[]> {
  const placed: string[] = [];
  const one = async () => {
    const person = customerAt(url);
    const venue = await visit(person);
    await add(person, venue, 'Rosemary Chips', 2);
    const { order_id } = await person.call('SubmitOrder', submission(venue));
    placed.push(order_id);
    onPlaced(placed.length);
  };
  for (let start = 0; start < count; start += 20) await Promise.allSettled(Array.from({ length: 20 }, one));
  return placed;
}

async function expectWhole(url: string, placed: readonly string[]): Promise<void> {
  const person = customerAt(url);
  for (const order_id of placed) {
    const { order, order_items: items } = await person.call('OrderStatusDetailed', { order_id });
    expect(order.total).toBe('16.00');
    expect(items.map((item) => item.price)).toEqual(['16.00']);
  }
  const board = customerAt(url, { AppMode: 'console' });
  await board.call('ConsoleLogin', { email: 'owner@example.com', password: 'banksia-demo' });
  const { orders } = await board.call('ConsoleBoard');
  expect(orders.length).toBeGreaterThanOrEqual(placed.length);
  for (const order of orders) expect(order.lines).toHaveLength(1);
  expect(new Set(orders.map((order) => order.number)).size).toBe(orders.length);
}

describe.each(engines())('a server that goes away, on %s', (engine) => {
  test('killed in the middle of many orders, loses none that it answered and leaves none half-made', async () => {
    const { env, remove } = await ownPlace(engine);
    const first = await startProcess(env);
    const placed = await orderUntilGone(first.url, ORDERS, (total) => {
      if (total === KILLED_AT) first.child.kill('SIGKILL');
    });
    await first.ended;
    expect(placed.length).toBeGreaterThanOrEqual(KILLED_AT);
    expect(placed.length).toBeLessThan(ORDERS);
    const second = await startProcess(env);
    await expectWhole(second.url, placed);
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
    remove();
  });

  test('asked to stop, finishes what is in flight and ends in good order', async () => {
    const { env, remove } = await ownPlace(engine);
    const first = await startProcess(env);
    const people = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const person = customerAt(first.url);
        const venue = await visit(person);
        await add(person, venue, 'Rosemary Chips', 2);
        return { person, venue };
      }),
    );
    const inFlight = people.map(({ person, venue }) => person.call('SubmitOrder', submission(venue)));
    await Promise.race(inFlight);
    first.child.kill('SIGTERM');
    const answers = await Promise.allSettled(inFlight);
    expect(await first.ended).toBe(0);
    const placed = answers.flatMap((answer) =>
      answer.status === 'fulfilled' ? [answer.value.order_id] : [],
    );
    expect(placed.length).toBeGreaterThan(0);
    const second = await startProcess(env);
    await expectWhole(second.url, placed);
    second.child.kill('SIGTERM');
    await second.ended;
    remove();
  });
});
