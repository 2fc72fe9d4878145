import { expect, test } from 'vitest';
import type { Caller } from '#callers/caller';
import type { ReadTx } from '#db/database';
import type { Payments } from '#payments/payments';
import { readyTerminal } from '#payments/terminal-sale';
import { inEachPayingServery, until } from '../../../../testing/cards.ts';
import { setProvider } from '../../../../testing/sandbox.ts';
import { inEachServery, type Person } from '../../../../testing/servery.ts';
import {
  atScreen,
  chipsByTerminal,
  linklyEnv,
  pairTerminal,
  pinpadAt,
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
  'a pinpad that cannot be asked',
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
  },
  linklyEnv,
);
