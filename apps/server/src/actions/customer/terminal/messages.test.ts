import { expect, test, vi } from 'vitest';
import type { Caller } from '#callers/caller';
import type { ReadTx } from '#db/database';
import type { Payments } from '#payments/payments';
import { readyTerminal } from '#payments/terminal-sale';
import { attemptIn, inEachPayingServery, ordersOfKey, until } from '../../../../testing/cards.ts';
import { atConsole } from '../../../../testing/console.ts';
import { setProvider } from '../../../../testing/sandbox.ts';
import { inEachServery, type Person } from '../../../../testing/servery.ts';
import {
  atScreen,
  chipsByTerminal,
  linklyEnv,
  pairTerminal,
  pinpadAt,
  salesAt,
} from '../../../../testing/terminals.ts';

const says = (code: string) =>
  `Eftpos (Linkly) is not currently available (${code}). Contact a member of staff for assistance.`;

test('nothing is put to a pinpad for nothing [CHK-161]', async () => {
  const of = { payments: {} as Payments, total: 0 };
  const refused = await readyTerminal({} as ReadTx, {} as Caller, of);
  expect(refused).toMatchObject({ ok: false, code: 'payment_unavailable' });
  expect(JSON.stringify(refused)).toContain('Invalid tender amount (MSG-LCP3)');
});

inEachServery('a server without terminals', (servery) => {
  test('says so by the code of what was asked [CHK-162]', async () => {
    const kiosk = await atScreen(servery());
    const at = { pos_guid: 'p', session_id: 's' };
    const login = { username: 'u', password: 'p', paircode: '1' };
    const said = [
      await kiosk.refused('Linkly.pair', { pos_guid: 'p', ...login }),
      await kiosk.refused('Linkly.status', { pos_guid: 'p', oauth_token: 't' }),
      await kiosk.refused('Linkly.transaction', at),
      await kiosk.refused('Linkly.cancel', at),
      await kiosk.refused('Linkly.receipt', { order_id: 'o' }),
    ];
    expect(said.map(({ message }) => message)).toEqual(
      ['MSG-LCP1', 'MSG-LPPS1', 'MSG-LTS1', 'MSG-LTS1', 'MSG-LPR1'].map(says),
    );
  });
});

inEachPayingServery(
  'a pinpad that cannot be asked, or answers what was not asked',
  ({ servery, sandbox }) => {
    const pinpad = () => pinpadAt(sandbox(), 'kiosk-1');
    const forget = (kiosk: Person, pos_guid: string) =>
      kiosk.call('UpdateEftpos', { pos_guid, payload: { secret: '', oauth_token: '', oauth_expiry: 0 } });

    test('says so by the code of what was asked of it [CHK-162]', async () => {
      const kiosk = await atScreen(servery());
      const pos_guid = await pairTerminal(kiosk, sandbox(), 'kiosk-1');
      expect((await kiosk.refused('Linkly.status', { pos_guid, oauth_token: 'none' })).message).toBe(
        says('MSG-LPPS2'),
      );
      const { fields } = await chipsByTerminal(kiosk);
      const { eftpos } = await kiosk.call('SubmitOrder', { ...fields, preorder: 0 });
      await until(servery(), async () => (await pinpad().look()).step === 'card');
      const at = eftpos!;
      await pinpad().press('tap');
      await until(servery(), async () => (await kiosk.call('Linkly.transaction', at)).state === 'approved');
      const { order_id } = await kiosk.call('SubmitOrder', fields);
      // The token has had its time, and the vendor gives no other.
      servery().clock.now += 2 * 86_400_000;
      await setProvider(sandbox(), 'terminal-auth', { mode: 'refuse', times: 1 });
      expect((await kiosk.refused('Linkly.cancel', at)).message).toBe(says('MSG-LTS3'));
      await forget(kiosk, pos_guid);
      await servery().server.db.write(({ q }) =>
        q
          .updateTable('terminal_payment')
          .set({ receipt: '' })
          .where('session_id', '=', at.session_id)
          .execute(),
      );
      expect((await kiosk.refused('Linkly.receipt', { order_id })).message).toBe(says('MSG-LPR2'));
      expect((await kiosk.refused('Linkly.cancel', at)).message).toBe(says('MSG-LTS2'));
    });

    test('asks for no card once the payment may count as never sent', async () => {
      const kiosk = await atScreen(servery());
      await pairTerminal(kiosk, sandbox(), 'kiosk-1');
      servery().clock.now += 2 * 86_400_000;
      // Another token takes all the time there is.
      const ask = globalThis.fetch;
      const asked = vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
        if (typeof url === 'string' && url.endsWith('/tokens/cloudpos')) servery().clock.now += 12_501;
        return ask(url, init);
      });
      const { fields, key } = await chipsByTerminal(kiosk);
      const { eftpos } = await kiosk.call('SubmitOrder', { ...fields, preorder: 0 });
      await attemptIn(servery(), key, 'failed');
      asked.mockRestore();
      expect((await kiosk.call('Linkly.transaction', eftpos)).message).toBe(says('MSG-CO1'));
      expect((await salesAt(sandbox())).filter(({ id }) => id === eftpos?.session_id)).toEqual([]);
    });

    test.each([
      ['at once', false],
      ['when it is asked later, as its line was lost', true],
    ])('a card that was charged half is a case and no order: told %s', async (_when, isLost) => {
      const kiosk = await atScreen(servery());
      await pairTerminal(kiosk, sandbox(), 'kiosk-1');
      const { fields, key } = await chipsByTerminal(kiosk);
      const { eftpos } = await kiosk.call('SubmitOrder', { ...fields, preorder: 0 });
      await until(servery(), async () => (await pinpad().look()).step === 'card');
      if (isLost) {
        await pinpad().press('line');
        await attemptIn(servery(), key, 'unknown');
      }
      await pinpad().press('half');
      if (isLost) {
        await pinpad().press('line');
        servery().clock.now += 16_000;
      }
      expect(await attemptIn(servery(), key, 'open', 'captured')).toMatchObject({
        state: 'open',
        problem: 'amount_differs',
        amount: 1600,
      });
      expect(await ordersOfKey(servery(), key)).toEqual([]);
      expect((await kiosk.call('Linkly.transaction', eftpos)).message).toMatch(/^Your card was charged/);
      const owner = await atConsole(servery());
      const { cases } = await owner.call('ConsoleCases');
      expect(cases.map(({ problem }) => problem)).toContain('amount_differs');
    });
  },
  linklyEnv,
);
