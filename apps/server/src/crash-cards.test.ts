import { describe, expect, test } from 'vitest';
import { few, PATIENT } from '../testing/at-length.ts';
import { chargesAt, chipsByCard, chipsBySavedCard, isCharge } from '../testing/cards.ts';
import { eventually } from '../testing/eventually.ts';
import { ownPlace, startProcess } from '../testing/process.ts';
import { setProvider, startSandbox } from '../testing/sandbox.ts';
import { engines } from '../testing/engines.ts';
import { customerAt, type Person } from '../testing/servery.ts';
import { chipsByWallet, walletEnv } from '../testing/wallets.ts';

const METHODS = ['CC', 'SAVED', 'APPLE', 'GOOGLE'] as const;
const PEOPLE = METHODS.length;
const SETTLED = 'submitted_for_settlement';
const chipsBy = (method: (typeof METHODS)[number], person: Person) => {
  if (method === 'CC') return chipsByCard(person);
  return method === 'SAVED' ? chipsBySavedCard(person) : chipsByWallet(person, method);
};

/** Where the server is killed, and how far the provider has come by then. */
const POINTS = [
  [
    'while the provider is being asked, which takes the money later',
    'card',
    { mode: 'delay', delayMs: 1000 },
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

describe.concurrent.each(engines())('a server that is killed while people pay, on %s', (engine) => {
  test.each(few(POINTS, 2))(
    '%s: ends with one order and one charge each',
    async (_when, provider, mode, seen) => {
      const sandbox = await startSandbox();
      const { env, remove } = await ownPlace(engine);
      const all = { ...env, ...walletEnv(sandbox.url), ...PATIENT };
      const first = await startProcess(all);
      const people = await Promise.all(
        METHODS.map(async (method) => {
          const person = customerAt(first.url);
          const { fields } = await chipsBy(method, person);
          return { person, fields };
        }),
      );
      // A saved card was once a new one, and paid for that order too.
      await eventually(async () => (await chargesAt(sandbox)).every(({ status }) => status === SETTLED));
      const earlier = new Set((await chargesAt(sandbox)).map(({ id }) => id));
      const chargesSince = async () => (await chargesAt(sandbox)).filter(({ id }) => !earlier.has(id));
      await setProvider(sandbox, provider, { ...mode, times: PEOPLE });
      const asked = people.map(({ person, fields }) =>
        person.send('SubmitOrder', fields).catch(() => undefined),
      );
      await eventually(async () => {
        if (seen === 'asked') {
          const response = await fetch(`${sandbox.url}/api/control`);
          return ((await response.json()) as { card: { mode: string } }).card.mode === 'normal';
        }
        const charges = await chargesSince();
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
      await eventually(async () => (await chargesSince()).every(({ status }) => status === SETTLED));
      const charges = await chargesSince();
      expect(charges.filter(isCharge)).toHaveLength(PEOPLE);
      expect(charges).toHaveLength(PEOPLE);
      second.child.kill('SIGTERM');
      expect(await second.ended).toBe(0);
      await sandbox.close();
      remove();
    },
    300_000,
  );
});
