import { describe, expect, test } from 'vitest';
import { few, PATIENT } from '../testing/at-length.ts';
import { chipsByBalance } from '../testing/cards.ts';
import { eventually } from '../testing/eventually.ts';
import { signIn } from '../testing/orders.ts';
import { ownPlace, startProcess } from '../testing/process.ts';
import { coinbaseEnv, leaveToPay, press, redirectEnv, type Redirected } from '../testing/redirects.ts';
import { setProvider, startSandbox } from '../testing/sandbox.ts';
import { engines } from '../testing/engines.ts';
import { customerAt } from '../testing/servery.ts';

describe.concurrent.each(engines())(
  'a server that is killed while people pay from one balance, on %s',
  (engine) => {
    test('ends with as many orders as it pays for, each once', async () => {
      const { env, remove } = await ownPlace(engine);
      const first = await startProcess({ ...env, RATE_LIMIT: 'off' });
      const members = [1, 2, 3, 4].map(() => customerAt(first.url));
      for (const member of members) await signIn(member);
      const people = [];
      for (const person of members) people.push({ person, ...(await chipsByBalance(person)) });
      const asked = people.map(({ person, fields }) =>
        person.send('SubmitOrder', fields).catch(() => undefined),
      );
      await Promise.race(asked);
      first.child.kill('SIGKILL');
      await first.ended;
      await Promise.all(asked);
      const second = await startProcess({ ...env, RATE_LIMIT: 'off' });
      const ends: string[] = [];
      for (const { person, fields } of people) {
        const again = customerAt(second.url, { sid: person.sid ?? '' });
        const envelope = await again.send('SubmitOrder', fields);
        ends.push(
          envelope.ResponseCode === 'SUCCESS'
            ? 'placed'
            : (envelope.Response as [string, { code: string }])[1].code,
        );
        expect((await again.call('CustomerAccount')).customer.balance).toBe('8.50');
      }
      expect(ends.toSorted()).toEqual(['balance_short', 'balance_short', 'balance_short', 'placed']);
      second.child.kill('SIGTERM');
      expect(await second.ended).toBe(0);
      remove();
    }, 300_000);
  },
);

type Listed = { orders?: object[]; invoices?: object[]; checkouts?: object[] };
const AT = { paypal: 'paypal/orders', crypto: 'crypto/invoices', coinbase: 'coinbase/checkouts' } as const;

/** What the customer has paid at the provider's own pages. */
async function paidAt(url: string, provider: keyof typeof AT): Promise<number> {
  const listed = (await (await fetch(`${url}/api/${AT[provider]}`)).json()) as Listed;
  const all = [...(listed.orders ?? []), ...(listed.invoices ?? []), ...(listed.checkouts ?? [])];
  return all.filter((each) => /"(COMPLETED|Settled)"/.test(JSON.stringify(each))).length;
}

const PAGES: readonly [string, Redirected, keyof typeof AT, typeof redirectEnv][] = [
  ['PayPal', 'PP', 'paypal', redirectEnv],
  ['BTCPay', 'CB', 'crypto', redirectEnv],
  ['Coinbase', 'CB', 'coinbase', coinbaseEnv],
];

describe.concurrent.each(engines())('a server that is killed while people pay elsewhere, on %s', (engine) => {
  test.each(few(PAGES, 1))(
    'at %s, after the money was taken and before anybody heard of it: ends with one order and one charge',
    async (_name, method, provider, envAt) => {
      const sandbox = await startSandbox();
      const { env, remove } = await ownPlace(engine);
      const all = { ...env, ...envAt(sandbox.url), ...PATIENT };
      const first = await startProcess(all);
      const person = customerAt(first.url);
      const { fields, page } = await leaveToPay(person, method);
      await setProvider(sandbox, provider, { mode: 'hang', times: 1 });
      // PayPal takes the money when it is asked to; the others as soon as the customer pays, and tell of it.
      const pressed = press(page, method === 'PP' ? 'approve' : 'gone').catch(() => '');
      const asked = pressed.then(() => person.send('SubmitOrder', fields).catch(() => undefined));
      await eventually(async () => (await paidAt(sandbox.url, provider)) === 1);
      first.child.kill('SIGKILL');
      await first.ended;
      await asked;
      await setProvider(sandbox, provider, { mode: 'normal' });
      const second = await startProcess(all);
      const again = customerAt(second.url, { sid: person.sid ?? '' });
      const placed = await eventually(async () => {
        const envelope = await again.send('SubmitOrder', fields);
        return envelope.ResponseCode === 'SUCCESS' && (envelope.Response as { order_id: string });
      });
      expect((await again.call('SubmitOrder', fields)).order_id).toBe(placed.order_id);
      expect(await paidAt(sandbox.url, provider)).toBe(1);
      second.child.kill('SIGTERM');
      expect(await second.ended).toBe(0);
      await sandbox.close();
      remove();
    },
    300_000,
  );
});
