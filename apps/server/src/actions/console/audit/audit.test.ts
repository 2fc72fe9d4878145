import { expect, test } from 'vitest';
import { atConsole } from '../../../../testing/console.ts';
import { orderChips, visit } from '../../../../testing/orders.ts';
import { codeOf } from '../../../../testing/sample-fields.ts';
import { inEachServery } from '../../../../testing/servery.ts';

inEachServery(
  'the log',
  (servery) => {
    const latest = async (input: object = {}) => {
      const owner = await atConsole(servery());
      return (await owner.call('ConsoleAudit', input)).entries;
    };

    test('says who did what, when, as it was before and as it is after', async () => {
      const owner = await atConsole(servery());
      await owner.call('ConsoleStore.set_state', { state: 'open' });
      await owner.call('ConsoleStore.set_state', { state: 'paused', minutes: 15, reason: 'Oven' });
      const [entry] = await latest();
      expect(entry).toMatchObject({ who: 'Alex Owner', key: '', area: 'venue', text: 'Paused orders' });
      expect(entry?.at).toBe(Math.floor(servery().clock.now / 1000));
      expect(entry?.lines).toContainEqual({ what: 'Reason', before: '', after: 'Oven' });
      const until = entry?.lines.find(({ what }) => what === 'Paused until');
      expect(until).toMatchObject({ before: '' });
      expect(until?.after).toMatch(/^\w{3} \d{1,2} \w{3}, \d{1,2}:\d\d [ap]m$/);
      await owner.call('ConsoleStore.set_state', { state: 'open' });
      const [opened] = await latest();
      expect(opened?.lines).toContainEqual({ what: 'Reason', before: 'Oven', after: 'none' });
    });

    test('keeps before and after of what is edited, and of what is moved', async () => {
      const owner = await atConsole(servery());
      const { order_id, pos_order_id } = await orderChips(servery().person());
      await owner.call('ConsoleOrder.move', { order_id, from: 1, to: 2 });
      const [moved] = await latest();
      expect(moved).toMatchObject({
        text: 'Moved an order',
        subject: `Order ${pos_order_id}`,
        area: 'orders',
      });
      expect(moved?.lines).toEqual([{ what: 'Status', before: 'Submitted', after: 'Confirmed' }]);
      const venue = await visit(servery().person());
      const { id: product_id, name } = venue.product('Rosemary Chips');
      await owner.send('ConsoleMenu.change_many', {
        products: JSON.stringify([product_id]),
        change: JSON.stringify({ kind: 'percent', by: 10, round: '0.10' }),
      });
      const [edited] = await latest();
      expect(edited).toMatchObject({ text: 'Changed the menu', subject: '', area: 'menu' });
      const [price] = edited?.lines ?? [];
      expect(price?.what).toBe('Rosemary Chips, price');
      const [was, is] = [price?.before, price?.after].map((text) => Number(text?.replace('$', '')));
      expect(is).toBeGreaterThan(was ?? Infinity);
      await owner.call('ConsoleStore.sold_out', { product_id, sold_out: 1, until: 'today' });
      const [soldOut] = await latest();
      expect(soldOut).toMatchObject({ text: 'Marked as sold out', subject: name, area: 'menu' });
      expect(soldOut?.lines).toMatchObject([{ what: 'Sold out', before: '' }]);
      await owner.call('ConsoleStore.sold_out', { product_id, sold_out: 0 });
    });

    test('is searched by person, by part of the console and by day', async () => {
      const owner = await atConsole(servery());
      const kitchen = await atConsole(servery(), 'kitchen@example.com');
      await kitchen.call('ConsoleStore.set_state', { state: 'paused', minutes: 15 });
      await owner.call('ConsoleStore.set_state', { state: 'open' });
      const all = await owner.call('ConsoleAudit');
      const cook = all.people.find(({ name }) => name !== 'Alex Owner');
      if (!cook) throw new Error('nobody else did anything');
      const theirs = await latest({ person_id: cook.id });
      expect(new Set(theirs.map(({ who }) => who))).toEqual(new Set([cook.name]));
      expect(theirs[0]?.text).toBe('Paused orders');
      expect((await latest({ area: 'venue' })).every(({ area }) => area === 'venue')).toBe(true);
      expect((await latest({ area: 'venue' })).length).toBeGreaterThan(1);
      expect(await latest({ area: 'brand' })).toEqual([]);
      servery().clock.now += 86_400_000 * 2;
      await (await atConsole(servery())).call('ConsoleStore.set_state', { state: 'closed' });
      await (await atConsole(servery())).call('ConsoleStore.set_state', { state: 'open' });
      const zone = 'Australia/Perth';
      const day = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(servery().clock.now);
      const that = await latest({ date: day });
      expect(that.map(({ text }) => text)).toEqual(['Opened for orders', 'Closed the venue']);
    });

    test('is read page by page, and each entry once', async () => {
      const owner = await atConsole(servery());
      for (let at = 0; at < 45; at += 1) await owner.call('ConsolePrinting.seen');
      const first = await owner.call('ConsoleAudit');
      expect([first.entries.length, first.more]).toEqual([40, 1]);
      const rest = await owner.call('ConsoleAudit', { before: first.entries.at(-1)?.id ?? 0 });
      const ids = [...first.entries, ...rest.entries].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toEqual(ids.toSorted((a, b) => b - a));
      expect(first.entries[0]?.text).toBe('Dismissed a printing alarm');
    });

    test('holds no look at the day or at a report, and every export', async () => {
      const owner = await atConsole(servery());
      const before = (await latest()).at(0)?.id;
      const period = { from_date: '2026-11-01', to_date: '2026-11-07' };
      await owner.call('ConsoleToday');
      await owner.call('ConsoleReports', period);
      expect((await latest()).at(0)?.id).toBe(before);
      await owner.call('ConsoleReports.export', { ...period, table: 'products' });
      const [entry] = await latest();
      expect(entry).toMatchObject({ text: 'Exported a report', subject: 'products', area: 'reports' });
    });

    test('never holds a secret', async () => {
      const owner = await atConsole(servery());
      const secret = 'a long enough secret';
      await owner.send('ConsolePaymentAccounts.save', {
        provider: 'paypal',
        mode: 'sandbox',
        account_scope: 'venue',
        account_name: 'Ours',
        values: { client_id: 'client', secret },
      });
      const rows = await servery().server.db.read(({ q }) => q.selectFrom('audit').selectAll().execute());
      expect(rows.some(({ action }) => action === 'payment_account.saved')).toBe(true);
      expect(JSON.stringify(rows)).not.toContain(secret);
    });

    test('shows other venues to those who work in all of them, and to nobody else', async () => {
      const owner = await atConsole(servery(), 'owner@dune.example.com');
      const { user } = await owner.call('ConsoleSession');
      await owner.call('ConsoleStore.set_state', { state: 'closed' });
      const other = user.venues.find(({ id }) => id !== user.merchant.id)?.id ?? 0;
      await owner.call('ConsoleSession.switch', { venue_id: other });
      const here = await owner.call('ConsoleAudit');
      expect(here.has_venues).toBe(1);
      expect(here.entries.some(({ text }) => text === 'Closed the venue')).toBe(false);
      const everywhere = await owner.call('ConsoleAudit', { everywhere: 1 });
      expect(everywhere.entries[0]).toMatchObject({ text: 'Closed the venue', venue: user.merchant.name });
      const venues = everywhere.entries.map(({ venue }) => venue);
      expect(venues.filter((name) => !name.startsWith('Dune'))).toEqual([]);
      const kitchen = await atConsole(servery(), 'kitchen@example.com');
      expect(codeOf(await kitchen.send('ConsoleAudit', {}))).toBe('forbidden');
    });
  },
  { RATE_LIMIT: 'off' },
);
