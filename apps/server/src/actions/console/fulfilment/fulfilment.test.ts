import { asJson } from '@servery/contract/client/as-json';
import type { HeldPoint, HeldType, HeldZone } from '@servery/contract/entities/fulfilment-editor';
import { beforeAll, expect, test } from 'vitest';
import { atConsole } from '../../../../testing/console.ts';
import { add, orderChips, submission, visit } from '../../../../testing/orders.ts';
import { inEachServery, type Person } from '../../../../testing/servery.ts';

const found = <T>(what: T | undefined): T => {
  if (what === undefined) throw new Error('it is not there');
  return what;
};

inEachServery('fulfilment at the console', (servery) => {
  let owner: Person;
  beforeAll(async () => {
    owner = await atConsole(servery());
  });
  const room = () => owner.call('ConsoleFulfilment');
  const zoneWith = async (postcode: string): Promise<HeldZone> =>
    found((await room()).zones.find(({ value }) => value.postcodes.includes(postcode)));
  const typeOf = async (code: HeldType['code']): Promise<HeldType> =>
    found((await room()).types.find((each) => each.code === code));
  const pointNamed = async (label: string): Promise<HeldPoint> =>
    found((await room()).points.find(({ value }) => value.label === label));
  const undo = (edit_id: number) => owner.call('ConsoleFulfilment.undo', { edit_id });
  const validated = async (delivery_address: string) => {
    const shopper = servery().person();
    const { at } = await visit(shopper);
    return shopper.call('DeliveryAddress.validate', { ...at, delivery_address });
  };
  const FAR = { name: 'Further', fee: '11.00', minimum: '60.00', minutes: 40 };

  test('a zone of several postcodes is made at once, charged at checkout, and taken back', async () => {
    const { edit_id } = await owner.call('ConsoleFulfilment.save_zone', {
      zone: asJson({ ...FAR, postcodes: ['6150', '6154'] }),
    });
    expect((await zoneWith('6154')).value).toEqual({ ...FAR, postcodes: ['6150', '6154'] });
    const tried = await owner.call('ConsoleFulfilment.try_address', {
      address: '1 Canning Hwy, Alfred Cove WA 6154',
    });
    expect(tried).toEqual({
      postcode: '6154',
      zone: 'Further',
      fee: '11.00',
      minimum: '60.00',
      minutes: 40,
      error: '',
    });
    const { delivery, result } = await validated('1 Canning Hwy, Alfred Cove WA 6154');
    expect(delivery).toMatchObject({ delivery_fee: tried.fee, delivery_mins: 40, delivery_minimum: '60.00' });
    expect(result.error).toBe('');
    expect((await owner.call('ConsoleFulfilment.history', {})).edits[0]).toMatchObject({
      id: edit_id,
      lines: ['Further 6150: added', 'Further 6154: added'],
    });
    await undo(edit_id);
    expect((await validated('1 Canning Hwy, Alfred Cove WA 6154')).result.error).toBe(
      'We don’t deliver to that postcode',
    );
  });

  test('an address without a zone is refused in the words of checkout', async () => {
    for (const address of ['1 Hay St, Perth WA 6000', '1 Hay St', '']) {
      const tried = await owner.call('ConsoleFulfilment.try_address', { address });
      expect(tried.error).not.toBe('');
      expect(tried.error).toBe((await validated(address)).result.error);
    }
  });

  test('a postcode of another zone is refused by its name, and moved where that is wanted', async () => {
    const near = await zoneWith('6160');
    const zone = asJson({ ...near.value, postcodes: [...near.value.postcodes, '6158'] });
    const taken = await owner.refused('ConsoleFulfilment.save_zone', { rows: asJson(near.rows), zone });
    expect([taken.code, taken.details]).toEqual([
      'postcode_taken',
      expect.objectContaining({ postcode: '6158', zone: 'East Fremantle', field: 'zone.postcodes' }),
    ]);
    const { edit_id } = await owner.call('ConsoleFulfilment.save_zone', {
      rows: asJson(near.rows),
      zone,
      moved: asJson(['6158']),
    });
    expect((await zoneWith('6158')).value).toMatchObject({ name: 'Fremantle', fee: '5.00' });
    await undo(edit_id);
    expect((await zoneWith('6158')).value).toMatchObject({ name: 'East Fremantle', fee: '6.00' });
  });

  test('what is no postcode, and what somebody else has changed since, is refused', async () => {
    const bad = await owner.refused('ConsoleFulfilment.save_zone', {
      zone: asJson({ ...FAR, postcodes: ['616'] }),
    });
    expect(bad.code).toBe('bad_postcode');
    const seen = await zoneWith('6157');
    const save = (fee: string) => ({ rows: asJson(seen.rows), zone: asJson({ ...seen.value, fee }) });
    const { edit_id } = await owner.call('ConsoleFulfilment.save_zone', save('8.00'));
    expect((await owner.refused('ConsoleFulfilment.save_zone', save('9.00'))).code).toBe('part_changed');
    expect((await zoneWith('6157')).value.fee).toBe('8.00');
    await undo(edit_id);
  });

  test('a zone goes with what it is for, unless a slot would be for nobody', async () => {
    const cottesloe = await zoneWith('6011');
    const stuck = await owner.refused('ConsoleFulfilment.remove', { rows: asJson(cottesloe.rows) });
    expect([stuck.code, stuck.details['label']]).toEqual(['zone_in_use', '12:00 pm to 1:00 pm']);
    const slot = await pointNamed('12:00 pm to 1:00 pm');
    const both = await owner.call('ConsoleFulfilment.save_point', {
      point_id: slot.id,
      version: slot.version,
      point: asJson({ ...slot.value, zones: ['6012', '6011'] }),
    });
    const mosman = await zoneWith('6012');
    const gone = await owner.call('ConsoleFulfilment.remove', { rows: asJson(mosman.rows) });
    expect((await pointNamed(slot.value.label)).value.zones).toEqual(['6011']);
    await undo(gone.edit_id);
    expect((await pointNamed(slot.value.label)).value.zones).toEqual(['6011', '6012']);
    expect((await zoneWith('6012')).rows.map(({ id }) => id)).toEqual(mosman.rows.map(({ id }) => id));
    await undo(both.edit_id);
    expect((await pointNamed(slot.value.label)).value).toEqual(slot.value);
  });

  test('the deliveries of 30 days are counted by the postcode that they went to', async () => {
    const delivered = async (change: { status?: number; placed_at?: number; is_test?: number }) => {
      const { order_id } = await orderChips(servery().person());
      await servery().server.db.write((tx) =>
        tx.q
          .updateTable('orders')
          .set({
            fulfilment_type: 'deliver',
            delivery_address: '3 McKimmie Rd, Palmyra, WA, 6157',
            ...change,
          })
          .where('ref', '=', order_id)
          .execute(),
      );
    };
    const before = (await zoneWith('6157')).orders;
    const far = (await zoneWith('6160')).orders;
    await delivered({});
    await delivered({});
    await delivered({ status: 9 });
    await delivered({ is_test: 1 });
    await delivered({ placed_at: servery().clock.now - 31 * 86_400_000 });
    expect((await zoneWith('6157')).orders).toBe(before + 2);
    expect((await zoneWith('6160')).orders).toBe(far);
  });

  test('a slot is made, changed and removed, and comes back as itself', async () => {
    const value = {
      kind: 'slot' as const,
      label: 'Late supper',
      time: '20:00',
      cut_off_time: '19:00',
      cut_off_days: 0,
      days: ['fri' as const, 'sat' as const],
      capacity: 4,
      zones: [],
    };
    const made = await owner.call('ConsoleFulfilment.save_point', { point: asJson(value) });
    const held = await pointNamed('Late supper');
    expect(held.value).toEqual(value);
    const unknown = asJson({ ...value, zones: ['6000'] });
    const seen = { point_id: held.id, version: held.version };
    expect((await owner.refused('ConsoleFulfilment.save_point', { ...seen, point: unknown })).code).toBe(
      'no_zone',
    );
    const removed = await owner.call('ConsoleFulfilment.remove', seen);
    expect((await room()).points.some(({ id }) => id === held.id)).toBe(false);
    expect((await owner.refused('ConsoleFulfilment.remove', seen)).code).toBe('no_point');
    await undo(removed.edit_id);
    expect((await pointNamed('Late supper')).id).toBe(held.id);
    await undo(made.edit_id);
  });

  test('a way to order that is switched off is nobody’s to choose, and keeps its hours', async () => {
    const ways = async () => (await visit(servery().person())).merchant.fulfilment.map(({ code }) => code);
    const shopper = servery().person();
    const venue = await visit(shopper);
    await add(shopper, venue, 'Rosemary Chips');
    const kerbside = await typeOf('custom');
    const save = (held: HeldType, offered: boolean) =>
      owner.call('ConsoleFulfilment.save_type', {
        fulfilment_code: held.code,
        version: held.version,
        way: asJson({ ...held.value, offered }),
      });
    const hours = async () =>
      (await owner.call('ConsoleHours')).types.find(({ code }) => code === 'custom')?.value;
    const before = found(await hours());
    const off = await save(kerbside, false);
    expect(await ways()).not.toContain('custom');
    expect(await hours()).toBeUndefined();
    const order = submission(venue, { fulfilment_type: 'custom' });
    expect((await shopper.refused('SubmitOrder', order)).code).toBe('fulfilment_unavailable');
    await undo(off.edit_id);
    expect(await ways()).toContain('custom');
    expect(await hours()).toEqual(before);
  });

  test('several ways are switched at once or not at all, and who uses each now is told', async () => {
    const [table, kerbside] = [await typeOf('table'), await typeOf('custom')];
    const shopper = servery().person();
    const venue = await visit(shopper);
    await add(shopper, venue, 'Rosemary Chips');
    await shopper.call('ManageCart.update_checkout', {
      ...venue.at,
      checkout_options: { fulfilment_type: 'custom', fulfilment_asap: 1 },
    });
    expect((await typeOf('custom')).carts).toBe(kerbside.carts + 1);
    expect((await typeOf('table')).carts).toBe(table.carts);
    const off = ({ code, version }: HeldType) => ({ code, version, offered: false });
    const send = (ways: object[]) => ({ ways: asJson(ways as never) });
    const stale = await owner.refused(
      'ConsoleFulfilment.switch',
      send([off(table), { ...off(kerbside), version: kerbside.version - 1 }]),
    );
    expect(stale.code).toBe('part_changed');
    expect((await typeOf('table')).value.offered).toBe(true);
    const { edit_id } = await owner.call('ConsoleFulfilment.switch', send([off(table), off(kerbside)]));
    expect((await typeOf('table')).value).toEqual({ ...table.value, offered: false });
    expect((await typeOf('custom')).value.offered).toBe(false);
    await undo(edit_id);
    expect((await typeOf('table')).value).toEqual(table.value);
    const all = (await room()).types.map(off);
    expect((await owner.refused('ConsoleFulfilment.switch', send(all))).code).toBe('last_fulfilment_type');
  });

  test('the last way to order cannot be switched off', async () => {
    const edits: number[] = [];
    const { types } = await room();
    const save = ({ code, version, value }: HeldType) => ({
      fulfilment_code: code,
      version,
      way: asJson({ ...value, offered: false }),
    });
    for (const type of types.slice(1))
      edits.push((await owner.call('ConsoleFulfilment.save_type', save(type))).edit_id);
    const last = await owner.refused('ConsoleFulfilment.save_type', save(found(types[0])));
    expect(last.code).toBe('last_fulfilment_type');
    for (const edit_id of edits.toReversed()) await undo(edit_id);
    expect((await room()).types.map(({ value }) => value)).toEqual(types.map(({ value }) => value));
  });

  test('of another venue is not there', async () => {
    const other = await servery().server.db.read((tx) =>
      tx.q
        .selectFrom('fulfilment_type')
        .innerJoin('venue', 'venue.id', 'fulfilment_type.venue_id')
        .select('venue.id')
        .where('venue.brand_code', '=', 'dune')
        .executeTakeFirstOrThrow(),
    );
    const foreign = await servery().server.db.write((tx) =>
      tx.q
        .insertInto('delivery_zone')
        .values({ venue_id: other.id, postcode: '6999', name: 'Theirs', fee: 0, minimum: 0, minutes: 0 })
        .returning(['id', 'version'])
        .executeTakeFirstOrThrow(),
    );
    expect((await room()).zones.flatMap(({ value }) => value.postcodes)).not.toContain('6999');
    const gone = await owner.refused('ConsoleFulfilment.remove', { rows: asJson([foreign]) });
    expect(gone.code).toBe('part_changed');
  });
});
