import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { inEachPayingServery, until } from '../../../../testing/cards.ts';
import { atConsole } from '../../../../testing/console.ts';
import { ledgerOf, soldGift } from '../../../../testing/gifts.ts';
import { newEmail } from '../../../../testing/orders.ts';
import { mailingEnv } from '../../../../testing/redirects.ts';
import { sentTo } from '../../../../testing/sandbox.ts';
import type { Person } from '../../../../testing/servery.ts';

inEachPayingServery(
  'gift vouchers at the console',
  ({ servery, sandbox }) => {
    let owner: Person;
    beforeAll(async () => {
      owner = await atConsole(servery());
    });
    const audited = async (subject: string) => {
      const rows = await servery().server.db.read(({ q }) =>
        q.selectFrom('audit').select('action').where('subject', '=', subject).orderBy('id').execute(),
      );
      return rows.map(({ action }) => action);
    };
    const sale = (more: object) => ({
      amount: '50.00',
      paid_with: 'cash',
      submit_key: randomUUID(),
      ...more,
    });

    test('are sold once for a key, for three years, with a code that stands nowhere in the clear', async () => {
      const before = Number((await owner.call('ConsoleGifts')).owed);
      const wish = sale({ recipient: 'Noor Haddad', buyer: 'Mia' });
      const { gift } = await owner.call('ConsoleGifts.sell', wish as never);
      expect((await owner.call('ConsoleGifts.sell', wish as never)).gift.id).toBe(gift.id);
      expect(gift).toMatchObject({ state: 'active', amount: '50.00', balance: '50.00', mailed: 0 });
      expect(gift.entries).toMatchObject([{ kind: 'sold', amount: '50.00', balance: '50.00' }]);
      const { gifts, owed } = await owner.call('ConsoleGifts', { search: 'haddad' });
      expect(gifts.map(({ id }) => id)).toEqual([gift.id]);
      expect(Number(owed)).toBe(before + 50);
      const { code } = await owner.call('ConsoleGifts.code', { gift_id: gift.id });
      expect(code).toMatch(/^([2-9A-HJKMNP-TV-Z]{4}-){3}[2-9A-HJKMNP-TV-Z]{4}$/);
      expect(code.slice(-4)).toBe(gift.ending);
      const row = await servery().server.db.read(({ q }) =>
        q.selectFrom('gift_voucher').selectAll().where('id', '=', gift.id).executeTakeFirstOrThrow(),
      );
      expect(JSON.stringify(row)).not.toContain(code.replaceAll('-', ''));
      expect(row.ends_at - row.sold_at).toBeGreaterThanOrEqual(3 * 365 * 86_400_000);
      expect(await ledgerOf(servery(), gift.id)).toBe(5000);
      expect(await audited(gift.ending)).toEqual(['gift.sold', 'gift.code_shown']);
    });

    test('refuse an amount, a period and a person that cannot be', async () => {
      for (const amount of ['4.00', '501.00', '20.50', '-20.00'])
        expect((await owner.refused('ConsoleGifts.sell', sale({ amount }))).code).toBe('gift_amount');
      expect((await owner.refused('ConsoleGifts.sell', sale({ years: 2 }))).code).toBe('gift_years');
      const cook = await atConsole(servery(), 'kitchen@example.com');
      expect((await cook.refused('ConsoleGifts.sell', sale({}))).code).toBe('forbidden');
      const { id } = await soldGift(owner);
      const other = await atConsole(servery(), 'owner@dune.example.com');
      expect((await other.refused('ConsoleGifts.show', { gift_id: id })).code).toBe('no_gift');
      expect((await other.call('ConsoleGifts')).gifts).toEqual([]);
    });

    test('are mailed with their code, to another address too, and not without end', async () => {
      const [first, second] = [newEmail(), newEmail()];
      const { id, code, gift } = await soldGift(owner, { email: first, buyer: 'Mia', message: 'Enjoy!' });
      const mailed = (to: string) => until(servery(), async () => (await sentTo(sandbox(), 'mail', to))[0]);
      const mail = await mailed(first);
      expect(mail?.subject).toBe('Mia has sent you a gift voucher of $20.00');
      expect(mail?.text).toContain(code);
      expect(mail?.text).toContain('Enjoy!');
      const saved = await owner.call('ConsoleGifts.save', {
        gift_id: id,
        version: (await owner.call('ConsoleGifts.show', { gift_id: id })).gift.version,
        email: second,
      });
      expect(saved.gift.email).toBe(second);
      const stale = { gift_id: id, version: gift.version, email: first };
      expect((await owner.refused('ConsoleGifts.save', stale)).code).toBe('part_changed');
      await owner.call('ConsoleGifts.mail', { gift_id: id });
      expect((await mailed(second))?.text).toContain(code);
      for (let again = 0; again < 4; again += 1) await owner.call('ConsoleGifts.mail', { gift_id: id });
      expect((await owner.refused('ConsoleGifts.mail', { gift_id: id })).code).toBe('gift_mailed_enough');
    });

    test('are stopped with a reason and resumed, and each is written down', async () => {
      const { id, gift } = await soldGift(owner, { paid_with: 'given' });
      expect(gift.entries).toMatchObject([{ kind: 'given' }]);
      const stopped = await owner.call('ConsoleGifts.stop', { gift_id: id, reason: 'Lost' });
      expect(stopped.gift).toMatchObject({ state: 'stopped', stop_reason: 'Lost', balance: '20.00' });
      const again = { gift_id: id, reason: 'Lost' };
      expect((await owner.refused('ConsoleGifts.stop', again)).code).toBe('gift_not_stopped');
      expect((await owner.call('ConsoleGifts.resume', { gift_id: id })).gift.state).toBe('active');
      expect(await audited(gift.ending)).toEqual([
        'gift.sold',
        'gift.code_shown',
        'gift.stopped',
        'gift.resumed',
      ]);
      expect((await owner.refused('ConsoleGifts.mail', { gift_id: id })).code).toBe('gift_no_email');
    });
  },
  mailingEnv,
);
