import { expect, test } from 'vitest';
import { inEachPayingServery } from '../../../../testing/cards.ts';
import { signIn } from '../../../../testing/orders.ts';
import { setProvider } from '../../../../testing/sandbox.ts';
import { atScreen, linklyEnv, pairTerminal, PASSWORD, pinpadAt } from '../../../../testing/terminals.ts';

inEachPayingServery(
  'pairing a pinpad',
  ({ servery, sandbox }) => {
    const pinpad = () => pinpadAt(sandbox(), 'kiosk-1');
    const eftposOf = async (person: Awaited<ReturnType<typeof atScreen>>) =>
      (await person.call('Linkly')).account.eftpos;
    const row = (posGuid: string) =>
      servery().server.db.read(({ q }) =>
        q.selectFrom('terminal').selectAll().where('pos_guid', '=', posGuid).executeTakeFirstOrThrow(),
      );

    test('tells a kiosk of its terminal: enabled, with the POS ID that an admin assigned, and not paired [ACC-245 ACC-303 ACC-361]', async () => {
      const kiosk = await atScreen(servery());
      const said = await kiosk.call('Linkly');
      expect(said).toMatchObject({
        account: { country_code: 'AU', currency_code: 'AUD' },
        customer: { name: 'Front Kiosk' },
      });
      expect(said.account.eftpos).toEqual({
        is_eftpos_enabled: 1,
        eftpos_provider: 'LINKLY',
        pos_guid: '5f0c2e8a-41d7-4b6e-9a13-7d2f60c8b951',
        username: '',
        password: '',
        paircode: '',
        secret: '',
        oauth_token: '',
        oauth_expiry: 0,
        oauth_refresh_token: '',
        receipt_cut: 0,
        receipt_auto_print: 0,
      });
    });

    test('keeps the pairing once the pinpad has answered, and shows neither secret nor token to anybody [CHK-238 CHK-269]', async () => {
      const kiosk = await atScreen(servery());
      const posGuid = await pairTerminal(kiosk, sandbox(), 'kiosk-1');
      const kept = await eftposOf(kiosk);
      expect(kept.secret).not.toBe('');
      expect(kept.oauth_expiry).toBe(Math.floor(servery().clock.now / 1000) + 86_400);
      const stored = await row(posGuid);
      expect([stored.secret, stored.token]).toEqual([kept.secret, kept.oauth_token]);
      // Neither is what the vendor gave: the sandbox's are hex and a UUID.
      expect(stored.secret).not.toMatch(/^[0-9a-f]{48}$/);
      expect(stored.token).not.toMatch(/^[0-9a-f-]{36}$/);
    });

    test('forgets the pairing when it is told so, as after a pinpad that did not answer', async () => {
      const kiosk = await atScreen(servery());
      const pos_guid = await pairTerminal(kiosk, sandbox(), 'kiosk-1');
      await kiosk.call('UpdateEftpos', {
        pos_guid,
        payload: { secret: '', oauth_token: '', oauth_expiry: 0 },
      });
      expect((await eftposOf(kiosk)).secret).toBe('');
    });

    test('keeps nothing that it has not sealed for this very screen', async () => {
      const kiosk = await atScreen(servery());
      const staff = await atScreen(servery(), 'staff');
      const pos_guid = await pairTerminal(kiosk, sandbox(), 'kiosk-1');
      await pairTerminal(staff, sandbox(), 'counter-1');
      const theirs = await eftposOf(staff);
      const own = await eftposOf(kiosk);
      for (const payload of [
        { ...own, secret: theirs.secret },
        { ...own, secret: 'anything' },
        { ...own, secret: own.oauth_token },
        { ...own, oauth_expiry: Math.floor(servery().clock.now / 1000) + 300 },
      ]) {
        const { secret, oauth_token, oauth_expiry } = payload;
        const failed = await kiosk.refused('UpdateEftpos', {
          pos_guid,
          payload: { secret, oauth_token, oauth_expiry },
        });
        expect(failed.code).toBe('not_paired');
      }
    });

    test('is for kiosk and staff alone, each for their own POS ID', async () => {
      const member = await signIn(servery().person());
      const kiosk = await atScreen(servery());
      const staff = await atScreen(servery(), 'staff');
      const { pos_guid } = await eftposOf(staff);
      const fields = { pos_guid, username: 'x', password: 'y', paircode: '123456', oauth_token: 'z' };
      expect((await member.refused('Linkly', {})).code).toBe('forbidden');
      for (const person of [member, kiosk])
        for (const name of ['Linkly.pair', 'Linkly.token', 'Linkly.status'] as const)
          expect((await person.refused(name, fields)).code).toBe('forbidden');
      expect((await servery().person().refused('Linkly', {})).code).toBe('signed_out');
    });

    test('gives a screen that has none a POS ID of its own before it is paired, and keeps it', async () => {
      const [kiosk, staff] = await Promise.all([atScreen(servery()), atScreen(servery(), 'staff')]);
      const seeded = [(await eftposOf(kiosk)).pos_guid, (await eftposOf(staff)).pos_guid];
      await servery().server.db.write(async ({ q }) => {
        await q.deleteFrom('terminal_payment').execute();
        await q.deleteFrom('terminal').execute();
      });
      const refused = await kiosk.refused('Linkly.token', { pos_guid: seeded[0] });
      expect(refused.code).toBe('no_pos_id');
      // Asked for twice at once, as by two windows, it is one.
      const both = await Promise.all([eftposOf(kiosk), eftposOf(kiosk)]);
      const [first = ''] = both.map(({ pos_guid }) => pos_guid);
      expect(first).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
      expect(new Set(both.map(({ pos_guid }) => pos_guid)).size).toBe(1);
      expect((await eftposOf(staff)).pos_guid).not.toBe(first);
      expect(await pairTerminal(kiosk, sandbox(), 'kiosk-1')).toBe(first);
      await servery().server.db.write(async ({ q }) => {
        await q.updateTable('terminal').set({ pos_guid: seeded[0] }).where('pos_guid', '=', first).execute();
      });
    });

    test('says that a POS ID has to be assigned first [ACC-206]', async () => {
      const kiosk = await atScreen(servery());
      const held = await eftposOf(kiosk);
      await servery().server.db.write(({ q }) =>
        q.updateTable('terminal').set({ venue_id: 2 }).where('pos_guid', '=', held.pos_guid).execute(),
      );
      expect((await eftposOf(kiosk)).pos_guid).toBe('');
      const failed = await kiosk.refused('Linkly.token', { pos_guid: held.pos_guid });
      expect(failed.message).toBe(
        'POS ID needs to be assigned to this user by an Admin before pairing the Eftpos pinpad.',
      );
      await servery().server.db.write(({ q }) =>
        q.updateTable('terminal').set({ venue_id: 1 }).where('pos_guid', '=', held.pos_guid).execute(),
      );
    });

    test('says what the vendor said of a code that is wrong, and of a secret and a pinpad that are not there [ACC-216]', async () => {
      const kiosk = await atScreen(servery());
      const pos_guid = await pairTerminal(kiosk, sandbox(), 'kiosk-1');
      const wrong = { pos_guid, username: 'x', password: PASSWORD, paircode: '000 000' };
      expect((await kiosk.refused('Linkly.pair', wrong)).message).toBe(
        'Pair Request Failed (MSG-AL1). Invalid pair code',
      );
      await setProvider(sandbox(), 'terminal-auth', { mode: 'refuse', times: 1 });
      expect((await kiosk.refused('Linkly.token', { pos_guid })).message).toBe(
        'Token Request Failed (MSG-AL2). Unknown secret',
      );
      const { oauth_token } = await kiosk.call('Linkly.token', { pos_guid });
      await pinpad().press('power');
      expect((await kiosk.refused('Linkly.status', { pos_guid, oauth_token })).message).toBe(
        'Pinpad Status Request Failed (MSG-AL3). PINPAD OFFLINE',
      );
      await pinpad().press('power');
      await kiosk.call('Linkly.status', { pos_guid, oauth_token });
    });

    test('asks once more where nobody answered, and then says so by its number [ACC-217]', async () => {
      const kiosk = await atScreen(servery());
      const pos_guid = await pairTerminal(kiosk, sandbox(), 'kiosk-1');
      await setProvider(sandbox(), 'terminal-auth', { mode: 'temporary', times: 1 });
      await kiosk.call('Linkly.token', { pos_guid });
      await setProvider(sandbox(), 'terminal-auth', { mode: 'temporary', times: 2 });
      expect((await kiosk.refused('Linkly.token', { pos_guid })).message).toBe(
        'Token Request Failed (MSG-AL2). Status Code 503',
      );
    });

    test('takes no token that expires within five minutes [CHK-146]', async () => {
      const kiosk = await atScreen(servery());
      const pos_guid = await pairTerminal(kiosk, sandbox(), 'kiosk-1');
      const last = (expirySeconds: number) =>
        fetch(`${sandbox().url}/api/terminal/settings`, {
          method: 'PUT',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ expirySeconds }),
        });
      await last(300);
      expect((await kiosk.refused('Linkly.token', { pos_guid })).code).toBe('token_failed');
      await last(301);
      await kiosk.call('Linkly.token', { pos_guid });
      await last(86_400);
    });
  },
  linklyEnv,
);
