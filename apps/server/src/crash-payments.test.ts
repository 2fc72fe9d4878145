import { describe, expect, test } from 'vitest';
import { braintreeEnv, chargesAt, chipsByCard, isCharge } from '../testing/cards.ts';
import { ownPlace, startProcess } from '../testing/process.ts';
import { setProvider, startSandbox } from '../testing/sandbox.ts';
import { customerAt, engines } from '../testing/shop.ts';

const PEOPLE = 3;
const soon = () => new Promise((done) => setTimeout(done, 30));

async function eventually<T>(ask: () => Promise<T | false | undefined>): Promise<T> {
  const end = performance.now() + 20_000;
  for (;;) {
    const got = await ask();
    if (got) return got;
    if (performance.now() > end) throw new Error('it did not come to that');
    await soon();
  }
}

/** Where the server is killed, and how far the provider has come by then. */
const POINTS = [
  [
    'while the provider is being asked, which takes the money later',
    'card',
    { mode: 'delay', delayMs: 700 },
    'asked',
  ],
  ['after the provider took the money, before its answer', 'card', { mode: 'hang' }, 'authorized'],
  [
    'after the order was placed, before the money is taken',
    'card-steps',
    { mode: 'hang' },
    'submitted_for_settlement',
  ],
  ['after the order was placed, while the provider is down', 'card-steps', { mode: 'drop' }, 'authorized'],
] as const;

describe.each(engines)('a server that is killed while people pay, on %s', (engine) => {
  test.each(POINTS)(
    '%s: ends with one order and one charge each',
    async (_when, provider, mode, seen) => {
      const sandbox = await startSandbox();
      const { env, remove } = await ownPlace(engine);
      const all = { ...env, ...braintreeEnv(sandbox.url), PAYMENT_TIMEOUT_MS: '1000' };
      const first = await startProcess(all);
      const people = await Promise.all(
        Array.from({ length: PEOPLE }, async () => {
          const person = customerAt(first.url);
          return { person, sid: () => person.sid, ...(await chipsByCard(person)) };
        }),
      );
      await setProvider(sandbox, provider, { ...mode, times: PEOPLE });
      const asked = people.map(({ person, fields }) =>
        person.send('SubmitOrder', fields).catch(() => undefined),
      );
      await eventually(async () => {
        if (seen === 'asked') {
          const response = await fetch(`${sandbox.url}/api/control`);
          return ((await response.json()) as { card: { mode: string } }).card.mode === 'normal';
        }
        const charges = await chargesAt(sandbox);
        return charges.filter(({ status }) => status === seen).length === PEOPLE;
      });
      first.child.kill('SIGKILL');
      await first.ended;
      await Promise.all(asked);

      await setProvider(sandbox, 'card-steps', { mode: 'normal' });
      const second = await startProcess(all);
      for (const { person, fields } of people) {
        const again = customerAt(second.url, { sid: person.sid ?? '' });
        const { order_id } = await eventually(async () => {
          const envelope = await again.send('SubmitOrder', fields);
          return envelope.ResponseCode === 'SUCCESS' && (envelope.Response as { order_id: string });
        });
        expect(order_id).not.toBe('');
      }
      await eventually(async () =>
        (await chargesAt(sandbox)).every(({ status }) => status === 'submitted_for_settlement'),
      );
      const charges = await chargesAt(sandbox);
      expect(charges.filter(isCharge)).toHaveLength(PEOPLE);
      expect(charges).toHaveLength(PEOPLE);
      second.child.kill('SIGTERM');
      expect(await second.ended).toBe(0);
      await sandbox.close();
      remove();
    },
    60_000,
  );
});
