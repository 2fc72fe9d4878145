import { asJson } from '@servery/contract/client/as-json';
import type { EditedPromo, HeldPromo } from '@servery/contract/entities/promo-editor';
import { beforeAll, expect, test } from 'vitest';
import { atConsole } from '../../../../testing/console.ts';
import { add, newEmail, signIn, submission, visit } from '../../../../testing/orders.ts';
import { inEachServery, type Person } from '../../../../testing/servery.ts';

/** With defaults for the rest, as a border has them. */
const some = (value: Partial<EditedPromo>): never => asJson(value) as never;
const tenOff = { kind: 'percent', percent: '10' } as const;
const twoOff = { kind: 'amount', amount: '2.00' } as const;

inEachServery('promos at the console', (servery) => {
  let owner: Person;
  beforeAll(async () => {
    owner = await atConsole(servery());
  });
  const room = () => owner.call('ConsolePromos');
  const held = async (code: string): Promise<HeldPromo> => {
    const found = (await room()).promos.find(({ value }) => value.code === code);
    if (!found) throw new Error(`there is no promo ${code}`);
    return found;
  };
  const make = (promo: Partial<EditedPromo>) => owner.call('ConsolePromos.save', { promo: some(promo) });
  const change = async (code: string, wanted: Partial<EditedPromo>) => {
    const { id, version, value } = await held(code);
    const promo = asJson({ ...value, ...wanted });
    return owner.call('ConsolePromos.save', { promo_id: id, version, promo });
  };
  const undo = (edit_id: number) => owner.call('ConsolePromos.undo', { edit_id });
  /** Somebody with three serves of chips in the cart, for 24 dollars. */
  const shopper = async (chips = 3, person = servery().person()) => {
    const venue = await visit(person);
    await add(person, venue, 'Rosemary Chips', chips);
    const options = (checkout_options: object) => ({ ...venue.at, checkout_options });
    return {
      person,
      take: (coupon_code: string, more: object = {}) =>
        person.call('ManageCart.update_checkout', options({ coupon_code, ...more })),
      refuse: async (coupon_code: string) =>
        (await person.refused('ManageCart.update_checkout', options({ coupon_code }))).message,
      refuseWithChips: async (coupon_code: string) => {
        await add(person, venue, 'Rosemary Chips', chips);
        return (await person.refused('ManageCart.update_checkout', options({ coupon_code }))).message;
      },
      cart: async () =>
        (await person.call('Merchant', { menu_name: 'banksia-kitchen', return_order: 1 })).order,
      place: (more: object = {}) => person.call('SubmitOrder', submission(venue, more)),
      refused: (more: object = {}) => person.refused('SubmitOrder', submission(venue, more)),
    };
  };
  const order = async (code: string, more: object = {}) => {
    const { take, place } = await shopper();
    await take(code, more);
    return place(more);
  };

  /** Delivers tomorrow at noon with the promo RIDE; answers what the delivery would have cost. */
  const orderRide = async (): Promise<string> => {
    const { take, place } = await shopper(4);
    const slot = await servery().server.db.read(({ q }) =>
      q
        .selectFrom('fulfilment_point')
        .select('id')
        .where('kind', '=', 'slot')
        .orderBy('id')
        .limit(1)
        .executeTakeFirstOrThrow(),
    );
    const tomorrow = Temporal.Instant.fromEpochMilliseconds(servery().clock.now)
      .toZonedDateTimeISO('Australia/Perth')
      .add({ days: 1 })
      .with({ hour: 12, minute: 0, second: 0 });
    const there = { fulfilment_type: 'deliver', delivery_postcode: '6160' };
    const { order: before } = await take('', there);
    await take('RIDE', there);
    await place({
      ...there,
      fulfilment_asap: 0,
      fulfilment_datetime: Math.floor(tomorrow.epochMilliseconds / 1000),
      delivery_slot_id: slot.id,
      delivery_address_str: '1 High Street, Fremantle, WA, 6160, AU',
    });
    return before.delivery_fee;
  };

  test('can be made with every kind, and are good at once', async () => {
    const { products } = await room();
    const chips = products.find(({ name }) => name === 'Rosemary Chips');
    await make({ code: 'KIND1', off: tenOff });
    await make({ code: 'KIND2', off: twoOff });
    await make({ code: 'KIND3', off: { kind: 'product', percent: '50', product_id: chips?.id ?? 0 } });
    await make({ code: 'KIND4', off: { kind: 'free_delivery' } });
    const { take } = await shopper();
    expect((await take('KIND1')).order.grand_total).toBe('21.60');
    expect((await take('KIND2')).order.grand_total).toBe('22.00');
    expect((await take('KIND3')).order.grand_total).toBe('20.00');
    const away = { fulfilment_type: 'deliver', delivery_postcode: '6160' };
    expect((await take('KIND4', away)).order).toMatchObject({ delivery_fee: '0.00' });
  });

  test('keep every limit', async () => {
    await make({ code: 'CAPPED', off: tenOff, at_most: '1.50' });
    await make({ code: 'BIGONLY', off: tenOff, minimum: '50.00' });
    await make({ code: 'AWAY', off: tenOff, fulfilment: ['deliver'] });
    await make({ code: 'LATER', off: tenOff, from: '2100-01-01 00:00' });
    await make({ code: 'OVER', off: tenOff, until: '2020-01-01 00:00' });
    await make({ code: 'MIDNIGHT', off: tenOff, time_from: '00:00', time_to: '00:01' });
    const { take, refuse } = await shopper();
    expect((await take('CAPPED')).order.grand_total).toBe('22.50');
    await take('', { fulfilment_type: 'pickup', fulfilment_asap: 1 });
    expect(await refuse('BIGONLY')).toBe('Minimum order for that promo code is $50.00');
    expect(await refuse('AWAY')).toBe('That promo code isn’t available for this fulfilment type');
    expect(await refuse('LATER')).toBe('You can’t use that promo code yet');
    expect(await refuse('OVER')).toBe('That promo code has expired');
    expect(await refuse('MIDNIGHT')).toBe('That promo code is for other days or times');
    const states = new Map((await room()).promos.map(({ value, state }) => [value.code, state]));
    expect([states.get('CAPPED'), states.get('LATER'), states.get('OVER')]).toEqual([
      'running',
      'planned',
      'ended',
    ]);
  });

  test('say how often they were used and what they gave away, from the orders themselves', async () => {
    const before = (await room()).lately;
    await make({ code: 'MONEY', off: twoOff, uses_total: 2 });
    await make({ code: 'RIDE', off: { kind: 'free_delivery' } });
    await order('MONEY');
    const fee = await orderRide();
    expect(await held('MONEY')).toMatchObject({
      uses: 1,
      given: '2.00',
      given_lately: '2.00',
      state: 'running',
    });
    expect(await held('RIDE')).toMatchObject({ uses: 1, given: fee });
    const { order_id } = await order('MONEY');
    expect(await held('MONEY')).toMatchObject({ uses: 2, given: '4.00', state: 'used_up' });
    await owner.call('ConsoleOrder.cancel', { order_id, reason: 'No potatoes' });
    expect(await held('MONEY')).toMatchObject({ uses: 1, given: '2.00', state: 'running' });
    const { days } = await owner.call('ConsolePromos.uses', { promo_id: (await held('MONEY')).id });
    expect(days).toHaveLength(14);
    expect(days.map(({ uses }) => uses)).toEqual([...Array.from({ length: 13 }, () => 0), 1]);
    const { lately } = await room();
    expect(lately.orders - before.orders).toBe(2);
    expect(Number(lately.given) - Number(before.given)).toBeCloseTo(2 + Number(fee));
    const { now } = servery().clock;
    servery().clock.now += 31 * 86_400_000;
    owner = await atConsole(servery());
    expect(await held('MONEY')).toMatchObject({ given: '2.00', given_lately: '0.00' });
    servery().clock.now = now;
    owner = await atConsole(servery());
  });

  test('are for members, or for a first order, by whoever asks', async () => {
    await make({ code: 'CLUB', off: twoOff, who: 'members' });
    await make({ code: 'HELLO', off: twoOff, who: 'first_order' });
    const { refuse } = await shopper();
    expect(await refuse('CLUB')).toBe('Sign in to use that promo code');
    const member = await shopper(3, await signIn(servery().person()));
    await member.take('CLUB');
    await member.place();
    expect(await member.refuseWithChips('HELLO')).toBe('That promo code is for a first order');
    const contact = { customer_email: newEmail(), customer_mobile: '0491 570 158' };
    const once = await shopper();
    await once.take('HELLO');
    await once.place(contact);
    const again = await shopper();
    await again.take('HELLO');
    expect((await again.refused(contact)).message).toBe('That promo code is for a first order');
    const asMember = { ...contact, customer_email: 'Member@example.com' };
    expect((await again.refused(asMember)).message).toBe('That promo code is for a first order');
    await again.place({ ...contact, customer_email: newEmail() });
  });

  test('that get a limit later count what was used before', async () => {
    await make({ code: 'GROWN', off: twoOff });
    await order('GROWN');
    await change('GROWN', { uses_total: 1 });
    expect(await held('GROWN')).toMatchObject({ uses: 1, state: 'used_up' });
    const { refuse } = await shopper();
    expect(await refuse('GROWN')).toBe('That promo code has been used up');
  });

  test('that were changed have their new price in a cart, and leave a placed order as it is', async () => {
    await make({ code: 'MOVING', off: twoOff });
    const placed = await order('MOVING');
    const { take, cart, place, refused } = await shopper();
    await take('MOVING');
    await change('MOVING', { off: { kind: 'amount', amount: '5.00' } });
    expect(await cart()).toMatchObject({ grand_total: '19.00', coupon_problem: '' });
    const answer = await refused({ expected_total: '22.00' });
    expect(answer.message).toContain('The total is now $19.00');
    await owner.call('ConsolePromos.switch', { promo_id: (await held('MOVING')).id, on: 0 });
    expect(await cart()).toMatchObject({
      grand_total: '24.00',
      coupon_code: 'MOVING',
      coupon_problem: 'That promo code is paused right now',
    });
    expect((await refused()).message).toBe('That promo code is paused right now');
    await owner.call('ConsolePromos.switch', { promo_id: (await held('MOVING')).id, on: 1 });
    expect((await place()).order_total).toBe('19.00');
    const rows = await servery().server.db.read(({ q }) =>
      q.selectFrom('orders').select(['total', 'promo_discount']).where('ref', '=', placed.order_id).execute(),
    );
    expect(rows).toEqual([{ total: 2200, promo_discount: 200 }]);
  });

  test('are taken back one by one, and a write on top of somebody else’s is refused', async () => {
    const { edit_id } = await make({ code: 'UNDONE', off: tenOff, title: 'Ten' });
    const first = await held('UNDONE');
    const changed = await change('UNDONE', { title: 'Eleven', uses_total: 9 });
    const stale = {
      promo_id: first.id,
      version: first.version,
      promo: asJson(first.value),
    };
    expect((await owner.refused('ConsolePromos.save', stale)).code).toBe('part_changed');
    const { id, version } = await held('UNDONE');
    const gone = await owner.call('ConsolePromos.remove', { promo_id: id, version });
    const { refuse } = await shopper();
    expect(await refuse('UNDONE')).toBe('That promo code isn’t valid');
    await undo(gone.edit_id);
    expect((await held('UNDONE')).id).toBe(id);
    await undo(changed.edit_id);
    expect((await held('UNDONE')).value).toEqual(first.value);
    const { edits } = await owner.call('ConsolePromos.history', {});
    expect(edits.find((each) => each.id === changed.edit_id)?.lines).toEqual([
      'UNDONE: title, uses in all no limit to 9',
    ]);
    await undo(edit_id);
    expect(await refuse('UNDONE')).toBe('That promo code isn’t valid');
  });

  test('have a code each; one that was removed leaves its code to a new one, which counts from nothing', async () => {
    await make({ code: 'AGAIN', off: twoOff });
    await order('AGAIN');
    const taken = await owner.refused('ConsolePromos.save', { promo: some({ code: 'AGAIN', off: tenOff }) });
    expect(taken).toMatchObject({ code: 'code_taken', details: { field: 'promo.code' } });
    const { id, version } = await held('AGAIN');
    const { edit_id } = await owner.call('ConsolePromos.remove', { promo_id: id, version });
    await make({ code: 'AGAIN', off: tenOff });
    expect(await held('AGAIN')).toMatchObject({ uses: 0, given: '0.00' });
    expect((await owner.refused('ConsolePromos.undo', { edit_id })).code).toBe('edited_since');
    const crossed = some({ code: 'X1', off: tenOff, from: '2030-01-02 00:00', until: '2030-01-01 00:00' });
    expect((await owner.refused('ConsolePromos.save', { promo: crossed })).code).toBe('promo_dates_crossed');
    const nothing = some({ code: 'X2', off: { kind: 'product', percent: '10', product_id: 999_999 } });
    expect((await owner.refused('ConsolePromos.save', { promo: nothing })).code).toBe('no_product');
    const spaced = await owner.refused('ConsolePromos.save', { promo: some({ code: 'A B', off: tenOff }) });
    expect(spaced.details).toMatchObject({ field: 'promo.code' });
  });

  test('of another venue are not there, and the kitchen sees none', async () => {
    const kitchen = await atConsole(servery(), 'kitchen@example.com');
    expect((await kitchen.refused('ConsolePromos', {})).code).toBe('forbidden');
    const other = await servery().server.db.write(async ({ q }) => {
      const { id: venue_id } = await q
        .selectFrom('venue')
        .select('id')
        .where('brand_code', '=', 'dune')
        .limit(1)
        .executeTakeFirstOrThrow();
      const words = { title: '', descr: '', terms: '', fulfilment: '[]' };
      const rule = { kind: 'amount' as const, value: 100, minimum: 0, starts_at: 0, ends_at: 1, listed: 0 };
      return q
        .insertInto('promo')
        .values({ venue_id, code: 'THEIRS', ...words, ...rule })
        .returning(['id', 'version'])
        .executeTakeFirstOrThrow();
    });
    const at = { promo_id: other.id, version: other.version };
    const promo = some({ code: 'MINE', off: tenOff });
    expect((await owner.refused('ConsolePromos.save', { ...at, promo })).code).toBe('no_promo');
    expect((await owner.refused('ConsolePromos.remove', at)).code).toBe('no_promo');
    expect((await owner.refused('ConsolePromos.switch', { promo_id: other.id, on: 0 })).code).toBe(
      'no_promo',
    );
    expect((await owner.refused('ConsolePromos.vouchers', { promo_id: other.id })).code).toBe('no_promo');
  });
});
