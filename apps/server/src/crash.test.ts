import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { add, submission, visit } from '../testing/orders.ts';
import { customerAt, engines, ownDatabase } from '../testing/shop.ts';

const MAIN = join(import.meta.dirname, 'main.ts');

async function startProcess(env: Record<string, string>): Promise<{ child: ChildProcess; url: string }> {
  const child = fork(MAIN, {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'silent', RATE_LIMIT: 'off', ...env },
    stdio: 'ignore',
  });
  const url = await new Promise<string>((ready, failed) => {
    child.once('message', (message) => ready((message as { address: string }).address));
    child.once('exit', (code) => failed(new Error(`the server ended with ${code}`)));
  });
  return { child, url };
}

const ended = (child: ChildProcess) => new Promise<void>((done) => child.once('exit', () => done()));

/** Orders until the server is gone; answers the ids it was told of. */
async function orderUntilGone(
  url: string,
  count: number,
  onPlaced: (total: number) => void,
): Promise<string[]> {
  const told: string[] = [];
  const one = async () => {
    const person = customerAt(url);
    const venue = await visit(person);
    await add(person, venue, 'Rosemary Chips', 2);
    const { order_id } = await person.call('SubmitOrder', submission(venue));
    told.push(order_id);
    onPlaced(told.length);
  };
  for (let start = 0; start < count; start += 20) await Promise.allSettled(Array.from({ length: 20 }, one));
  return told;
}

describe.each(engines)('a server that is killed, on %s', (engine) => {
  test('loses no order that it answered and leaves none half-made', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'servery-crash-'));
    const env = { SERVERY_DATA: folder, ...(await ownDatabase(engine, folder)) } as Record<string, string>;
    const first = await startProcess(env);
    const gone = ended(first.child);
    const told = await orderUntilGone(first.url, 200, (total) => {
      if (total === 90) first.child.kill('SIGKILL');
    });
    await gone;
    expect(told.length).toBeGreaterThanOrEqual(90);
    expect(told.length).toBeLessThan(200);

    const second = await startProcess(env);
    const person = customerAt(second.url);
    for (const order_id of told) {
      const { order, order_items: items } = await person.call('OrderStatusDetailed', { order_id });
      expect(order.total).toBe('16.00');
      expect(items.map((item) => item.price)).toEqual(['16.00']);
    }
    const board = customerAt(second.url, { AppMode: 'console' });
    await board.call('ConsoleLogin', { email: 'owner@example.com', password: 'banksia-demo' });
    const { orders } = await board.call('ConsoleBoard');
    expect(orders.length).toBeGreaterThanOrEqual(told.length);
    for (const order of orders) expect(order.lines).toHaveLength(1);
    expect(new Set(orders.map((order) => order.number)).size).toBe(orders.length);
    const finished = ended(second.child);
    second.child.kill('SIGTERM');
    await finished;
    expect(second.child.exitCode).toBe(0);
    rmSync(folder, { recursive: true, force: true });
  });
});
