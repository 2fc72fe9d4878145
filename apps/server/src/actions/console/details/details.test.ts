import { asJson } from '@servery/contract/client/as-json';
import type { DetailsValue } from '@servery/contract/entities/venue-details';
import { beforeAll, expect, test } from 'vitest';
import { atConsole } from '../../../../testing/console.ts';
import { orderChips, visit } from '../../../../testing/orders.ts';
import { keepStanding, memberWith } from '../../../../testing/standing.ts';
import { inEachServery, type Person } from '../../../../testing/servery.ts';

inEachServery('details of a venue', (servery) => {
  let owner: Person;
  beforeAll(async () => {
    owner = await atConsole(servery());
  });
  const wish = async (change: Partial<DetailsValue>) => {
    const { value, seen } = await owner.call('ConsoleDetails');
    return { seen, details: asJson({ ...value, ...change }) };
  };
  const save = async (change: Partial<DetailsValue>) => owner.call('ConsoleDetails.save', await wish(change));
  const refused = async (change: Partial<DetailsValue>) =>
    (await owner.refused('ConsoleDetails.save', await wish(change))).details;
  const merchant = async () => (await visit(servery().person())).merchant;
  const receiptOf = (person: Person, order_id: string) =>
    person.call('OrderStatusDetailed', { order_id }).then(({ order }) => order);
  const endAll = () =>
    servery().server.db.write(({ q }) => q.updateTable('orders').set({ status: 5 }).execute());

  test('are changed for customers at once, written down, and taken back', async () => {
    const { value: before, email } = await owner.call('ConsoleDetails');
    expect(email).toContain('@');
    const { edit_id, saved } = await save({ phone: ' (08) 5550 4488 ', lat: -32.056, long: 115.743 });
    expect(saved.value).toEqual({ ...before, phone: '(08) 5550 4488', lat: -32.056, long: 115.743 });
    expect((await merchant()).phone).toBe('(08) 5550 4488');
    expect((await owner.call('ConsoleDetails.history', {})).edits[0]).toMatchObject({
      id: edit_id,
      lines: [`${before.name}: place on the map, phone ${before.phone} to (08) 5550 4488`],
    });
    await owner.call('ConsoleDetails.undo', { edit_id });
    expect((await owner.call('ConsoleDetails')).value).toEqual(before);
    expect((await save({})).edit_id).toBe(0);
  });

  test('are not changed on top of somebody else’s change, nor taken back over one', async () => {
    const mine = await wish({ phone: '1' });
    const { edit_id } = await save({ phone: '2' });
    expect((await owner.refused('ConsoleDetails.save', mine)).code).toBe('part_changed');
    await save({ phone: '3' });
    expect((await owner.refused('ConsoleDetails.undo', { edit_id })).code).toBe('edited_since');
    expect((await owner.call('ConsoleDetails')).value.phone).toBe('3');
  });

  test('need a right ABN where GST is charged, and an order keeps what it was placed with', async () => {
    expect(await refused({ abn: '51 824 753 557' })).toMatchObject({ code: 'abn_invalid', field: 'abn' });
    expect(await refused({ abn: '', gst_registered: true })).toMatchObject({ code: 'abn_missing' });
    expect(await refused({ name: '  ' })).toMatchObject({ field: 'details.name' });
    expect(await refused({ time_zone: 'Mars/Base' })).toMatchObject({ field: 'details.time_zone' });

    const sam = servery().person();
    const { order_id } = await orderChips(sam);
    const placed = await receiptOf(sam, order_id);
    servery().clock.now += 1000;
    const change = {
      name: 'Banksia Corner',
      address: '1 New Street',
      abn: '83914571673',
      gst_registered: false,
    };
    const { edit_id } = await save(change);
    expect(await receiptOf(sam, order_id)).toEqual(placed);
    servery().clock.now += 1000;
    const later = await orderChips(sam);
    expect(await receiptOf(sam, later.order_id)).toMatchObject({
      store_name: 'Banksia Corner',
      store_address1: '1 New Street',
      abn: '83 914 571 673',
      tax_invoice: 0,
    });
    // Whom to call is whom to call now.
    await save({ phone: '(08) 5550 0000' });
    expect((await receiptOf(sam, order_id)).store_phone).toBe('(08) 5550 0000');
    servery().clock.now += 1000;
    await owner.call('ConsoleDetails.undo', { edit_id });
    expect((await receiptOf(sam, later.order_id)).store_name).toBe('Banksia Corner');
    expect((await receiptOf(sam, order_id)).store_name).toBe(placed.store_name);
  });

  test('keep the clock while orders go by it; after that, promos and papers keep their words', async () => {
    const zone = { time_zone: 'Australia/Sydney' };
    const sam = servery().person();
    const { order_id } = await orderChips(sam);
    expect((await owner.call('ConsoleDetails')).open.orders).toBeGreaterThan(0);
    expect(await refused(zone)).toMatchObject({ code: 'clock_in_use', field: 'time_zone' });
    await endAll();
    const { mia } = await memberWith(servery(), { cents: 5000 });
    const { id } = await keepStanding(mia, {});
    expect(await refused(zone)).toMatchObject({ code: 'clock_in_use', orders: 0, standing: 1 });
    await mia.call('StandingOrders.status', { standing_order_id: id, standing_order_data: { status: 0 } });

    const placed = await receiptOf(sam, order_id);
    const promosBefore = (await owner.call('ConsolePromos')).promos.map(({ value }) => value);
    servery().clock.now += 1000;
    const { edit_id } = await save(zone);
    expect((await owner.call('ConsoleSession')).user.merchant).toMatchObject(zone);
    expect((await owner.call('ConsolePromos')).promos.map(({ value }) => value)).toEqual(promosBefore);
    expect(await receiptOf(sam, order_id)).toEqual(placed);
    await orderChips(servery().person());
    expect((await owner.refused('ConsoleDetails.undo', { edit_id })).code).toBe('edited_since');
    await endAll();
    await owner.call('ConsoleDetails.undo', { edit_id });
  });
});
