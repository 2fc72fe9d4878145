import { expect, test } from 'vitest';
import { atConsole } from '../../testing/console.ts';
import { inEachIdentityServery } from '../../testing/identity.ts';
import { orderChips, signIn } from '../../testing/orders.ts';
import { wantReportMails } from '#sales/report-mails';

const DAY = 86_400_000;
const OWNER = 'owner@example.com';

inEachIdentityServery('sales by mail', (servery) => {
  const jobs = () =>
    servery().server.db.read(async ({ q }) => {
      const rows = await q.selectFrom('job').select('payload').where('kind', '=', 'notify').execute();
      return rows.filter(({ payload }) => payload.includes('sales-report'));
    });
  const look = () => wantReportMails(servery().server.db, servery().clock.now);

  test('come once for each day to whoever asked for them, with what was sold, and stop when they say so', async () => {
    const owner = await atConsole(servery());
    expect(await owner.call('ConsoleReports.mail')).toEqual({ every: 'off' });
    await orderChips(await signIn(servery().person({ AppMode: 'pos' }), 'staff@example.com'));
    expect(await owner.call('ConsoleReports.set_mail', { every: 'day' })).toEqual({ every: 'day' });
    await look();
    expect(await jobs()).toEqual([]);
    servery().clock.now += DAY;
    await Promise.all([look(), look()]);
    await look();
    expect(await jobs()).toHaveLength(1);
    const [mail] = await servery().arrived('mail', OWNER, 1);
    expect(mail?.subject).toBe('Banksia Kitchen: $8.00 in sales, 17 Nov 2026');
    expect(mail?.text).toContain('GST on sales (1A)');
    expect(mail?.text).toContain('$0.73');
    expect(mail?.text).toContain('/console/reports?from=2026-11-17&to=2026-11-17');

    servery().clock.now += DAY;
    await look();
    expect(await jobs()).toHaveLength(2);
    const again = await atConsole(servery());
    await again.call('ConsoleReports.set_mail', { every: 'off' });
    servery().clock.now += DAY;
    await look();
    expect(await jobs()).toHaveLength(2);
  });

  test('come to nobody who may not see them any more', async () => {
    const manager = await atConsole(servery(), 'manager@example.com');
    await manager.call('ConsoleReports.set_mail', { every: 'day' });
    await servery().server.db.write(async ({ q }) => {
      const { id } = await q
        .selectFrom('person')
        .select('id')
        .where('email', '=', 'manager@example.com')
        .executeTakeFirstOrThrow();
      await q.deleteFrom('membership').where('person_id', '=', id).execute();
    });
    servery().clock.now += DAY;
    const before = (await jobs()).length;
    await look();
    await expect.poll(async () => (await jobs()).length).toBe(before + 1);
    await expect
      .poll(() =>
        servery().server.db.read(({ q }) =>
          q
            .selectFrom('job')
            .select('id')
            .where('kind', '=', 'notify')
            .where('state', '<>', 'done')
            .execute(),
        ),
      )
      .toEqual([]);
    expect(await servery().arrived('mail', 'manager@example.com', 0)).toEqual([]);
  });
});
