import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { PATIENT } from '../testing/at-length.ts';
import { chargesAt, chipsByBalance, chipsByCard, chipsBySavedCard, isCharge } from '../testing/cards.ts';
import { eventually } from '../testing/eventually.ts';
import { loseDatabase } from '../testing/outage.ts';
import { signIn } from '../testing/orders.ts';
import { ownPlace, startProcess } from '../testing/process.ts';
import { coinbaseEnv, leaveToPay, press, redirectEnv } from '../testing/redirects.ts';
import { type Sandbox, setProvider, startSandbox } from '../testing/sandbox.ts';
import { engines } from '../testing/engines.ts';
import { customerAt, type Person } from '../testing/servery.ts';
import { chipsByWallet, walletEnv } from '../testing/wallets.ts';

const OUTAGE_MS = 5000;
const CARDS = ['CC', 'SAVED', 'APPLE', 'GOOGLE'] as const;

/** A lease that was taken in the very moment of the loss is taken again only when it has run out. */
const inTheEnd = <T>(ask: () => Promise<T | false | undefined>) => eventually(ask, 120_000);

type Buyer = { person: Person; fields: object; page: string };

async function byCard(url: string, method: (typeof CARDS)[number]): Promise<Buyer> {
  const person = customerAt(url);
  if (method === 'CC') return { person, fields: (await chipsByCard(person)).fields, page: '' };
  const begun = method === 'SAVED' ? chipsBySavedCard(person) : chipsByWallet(person, method);
  return { person, fields: (await begun).fields, page: '' };
}

async function elsewhere(url: string, method: 'PP' | 'CB'): Promise<Buyer> {
  const person = customerAt(url);
  const { fields, page } = await leaveToPay(person, method);
  return { person, fields, page };
}

const controlOf = async (sandbox: Sandbox, id: string): Promise<string> => {
  const response = await fetch(`${sandbox.url}/api/control`);
  return ((await response.json()) as Record<string, { mode: string }>)[id]?.mode ?? '';
};

/** How often money was taken at each provider. */
async function takenAt(sandbox: Sandbox) {
  const ask = async (path: string) => (await fetch(`${sandbox.url}/api/${path}`)).text();
  const count = (text: string, what: RegExp) => [...text.matchAll(what)].length;
  return {
    card: (await chargesAt(sandbox)).filter(isCharge).length,
    paypal: count(await ask('paypal/orders'), /"status":"COMPLETED"/g),
    btcpay: count(await ask('crypto/invoices'), /"status":"Settled"/g),
    coinbase: count(await ask('coinbase/checkouts'), /"status":"COMPLETED"/g),
  };
}

describe.concurrent.each(engines())(
  'the database is lost for five seconds while people pay, on %s',
  (engine) => {
    test('ends with one order and one charge each, whatever they pay with', async () => {
      const sandbox = await startSandbox();
      const usual = await ownPlace(engine);
      const other = await ownPlace(engine);
      const first = await startProcess({
        ...usual.env,
        ...walletEnv(sandbox.url),
        ...redirectEnv(sandbox.url),
        ...PATIENT,
      });
      const second = await startProcess({ ...other.env, ...coinbaseEnv(sandbox.url), ...PATIENT });
      const saver = customerAt(first.url);
      await signIn(saver);
      const cards = await Promise.all(CARDS.map((method) => byCard(first.url, method)));
      const fromBalance = { person: saver, fields: (await chipsByBalance(saver)).fields, page: '' };
      const before = (await chargesAt(sandbox)).filter(isCharge).length;
      const gone = [
        await elsewhere(first.url, 'PP'),
        await elsewhere(first.url, 'CB'),
        await elsewhere(second.url, 'CB'),
      ];
      await setProvider(sandbox, 'card', { mode: 'delay', delayMs: 1000, times: CARDS.length });
      const submit = ({ person, fields }: Buyer) => person.send('SubmitOrder', fields).catch(() => undefined);
      const asked = cards.map(submit);
      await inTheEnd(async () => (await controlOf(sandbox, 'card')) === 'normal');

      // The provider says yes while there is nowhere to write it down, and the others tell of theirs in vain.
      const back = await Promise.all([usual, other].map(({ env }) => loseDatabase(env)));
      const notices = gone.map(async (buyer) => {
        await press(buyer.page, 'twice').catch(() => '');
        await submit(buyer);
      });
      const unheard = submit(fromBalance);
      await wait(OUTAGE_MS);
      await Promise.all(back.map((giveBack) => giveBack()));
      await Promise.all([...asked, ...notices, unheard]);

      for (const { person, fields } of [...cards, ...gone, fromBalance]) {
        const again = await inTheEnd(async () => {
          const envelope = await person.send('SubmitOrder', fields).catch(() => undefined);
          return envelope?.ResponseCode === 'SUCCESS' && (envelope.Response as { order_id: string });
        });
        expect((await person.call('SubmitOrder', fields)).order_id).toBe(again.order_id);
        expect(again.order_id).not.toBe('');
      }
      const card = CARDS.length + before;
      expect(await takenAt(sandbox)).toEqual({ card, paypal: 1, btcpay: 1, coinbase: 1 });
      expect((await saver.call('CustomerAccount')).customer.balance).toBe('8.50');
      for (const server of [first, second]) {
        server.child.kill('SIGTERM');
        expect(await server.ended).toBe(0);
      }
      await sandbox.close();
      usual.remove();
      other.remove();
    }, 600_000);
  },
);
