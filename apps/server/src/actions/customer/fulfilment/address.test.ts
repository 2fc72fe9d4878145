import { expect, test } from 'vitest';
import { add, rowsOf, signIn, submission, visit } from '../../../../testing/orders.ts';
import { inEachServery } from '../../../../testing/servery.ts';

const FREMANTLE = '1 High Street,,Fremantle,WA,6160,AU';
const COTTESLOE = '7 Sea View,Unit 2,Cottesloe,WA,6011,AU';
const TOMORROW_NOON = Date.parse('2026-11-18T12:00:00+08:00') / 1000;

inEachServery('delivery addresses', (servery) => {
  const shopper = async (email?: string) => {
    const person = servery().person();
    if (email) await signIn(person, email);
    const venue = await visit(person);
    await add(person, venue, 'Rosemary Chips', 6);
    const update = (checkout_options: object) =>
      person.call('ManageCart.update_checkout', { ...venue.at, checkout_options });
    const refuse = (checkout_options: object) =>
      person.refused('ManageCart.update_checkout', { ...venue.at, checkout_options });
    return { person, venue, update, refuse };
  };

  test('validates an address: zone, minutes, fee and minimum, or what is wrong with it', async () => {
    const { person, venue } = await shopper();
    const validate = (fields: object) =>
      person.call('DeliveryAddress.validate', { ...venue.at, component: 'Cart', ...fields });
    const good = await validate({ delivery_address: FREMANTLE });
    expect(good).toEqual({
      delivery: {
        delivery_address_id: 0,
        delivery_address: '1 High Street, Fremantle, WA, 6160, AU',
        delivery_postcode: '6160',
        delivery_postcode_id: expect.any(Number),
        delivery_mins: 25,
        delivery_fee: '5.00',
        delivery_minimum: '20.00',
      },
      result: { error: '' },
    });
    expect(good.delivery.delivery_postcode_id).toBeGreaterThan(0);
    const far = await validate({ delivery_address: '1 Robinson Street, Carnarvon, WA, 6701' });
    expect(far.delivery).toMatchObject({ delivery_postcode: '6701', delivery_postcode_id: 0 });
    expect(far.result.error).toBe('We don’t deliver to that postcode');
    expect((await validate({})).result.error).toBe('Enter your delivery address');
    expect((await validate({ delivery_address: 'Somewhere' })).delivery.delivery_postcode_id).toBe(0);
  });

  test('reads an address in its parts, and believes neither of two postcodes', async () => {
    const { person, venue } = await shopper();
    const parts = {
      delivery_address1: '7 Sea View',
      delivery_address2: 'Unit 2',
      delivery_city: 'Cottesloe',
      delivery_state: 'wa',
      delivery_postcode: '6011',
      delivery_country: 'AU',
    };
    const whole = await person.call('DeliveryAddress.validate', { ...venue.at, ...parts });
    expect(whole.delivery).toMatchObject({
      delivery_address: '7 Sea View, Unit 2, Cottesloe, WA, 6011, AU',
      delivery_fee: '9.50',
    });
    const twice = await person.call('DeliveryAddress.validate', {
      ...venue.at,
      delivery_address: COTTESLOE,
      delivery_postcode: '6160',
    });
    expect(twice.delivery.delivery_postcode_id).toBe(0);
  });

  test('estimates the fee until the address is known, then charges the zone’s [ORD-244]', async () => {
    const { update } = await shopper();
    const typed = await update({ fulfilment_type: 'deliver' });
    expect(typed.order).toMatchObject({ delivery_fee: '5.00', delivery_fee_is_estimate: 1 });
    const known = await update({ delivery_address: COTTESLOE });
    expect(known.order).toMatchObject({ delivery_fee: '9.50', delivery_fee_is_estimate: 0 });
    expect(known.affects_cart_total).toBe(1);
    expect((await update({ order_note: 'Ring twice' })).affects_cart_total).toBe(0);
  });

  test('answers the zone and the minutes of an address that update_checkout confirms, 0 for one without a postcode [ORD-298]', async () => {
    const { update, refuse } = await shopper();
    const chosen = await update({ fulfilment_type: 'deliver', delivery_address: COTTESLOE });
    expect(chosen.additional_data.delivery_address.postcode_id).toBeGreaterThan(0);
    expect(chosen.additional_data.delivery_mins).toBe(45);
    const half = await update({ delivery_address: '7 Sea View' });
    expect(half.additional_data).toEqual({ delivery_address: { postcode_id: 0 }, delivery_mins: 0 });
    expect(half.order.delivery_fee_is_estimate).toBe(1);
    expect((await refuse({ delivery_address: '1 Robinson Street, Carnarvon, WA, 6701' })).code).toBe(
      'postcode_unavailable',
    );
    const same = await update({ delivery_address_str: FREMANTLE });
    expect(same.additional_data.delivery_mins).toBe(25);
  });

  test('does not take the postcode of a cheap zone for an address in a dear one', async () => {
    const { update, person, venue } = await shopper();
    await update({ fulfilment_type: 'deliver', delivery_address: COTTESLOE });
    const swapped = await update({ delivery_postcode: '6160' });
    expect(swapped.additional_data.delivery_address.postcode_id).toBe(0);
    const fields = submission(venue, {
      fulfilment_type: 'deliver',
      fulfilment_asap: 0,
      fulfilment_datetime: TOMORROW_NOON,
      delivery_slot_id: 2,
      delivery_address_str: COTTESLOE,
      delivery_postcode: '6160',
    });
    expect((await person.refused('SubmitOrder', fields)).code).toBe('postcode_unavailable');
  });

  test('takes a saved address of the member’s own by its id', async () => {
    const { person, update, venue } = await shopper('member@example.com');
    const { customer } = await person.call('CustomerAccount');
    const [, east] = customer.delivery_addresses;
    const chosen = await update({ fulfilment_type: 'deliver', delivery_address_id: east!.id });
    expect(chosen.additional_data.delivery_mins).toBe(30);
    expect(chosen.order.delivery_fee).toBe('6.00');
    const validated = await person.call('DeliveryAddress.validate', {
      ...venue.at,
      delivery_address_id: east!.id,
    });
    expect(validated.delivery).toMatchObject({ delivery_address_id: east!.id, delivery_postcode: '6158' });
  });

  test('knows no address of somebody else, and changes nothing', async () => {
    const owner = await shopper('member@example.com');
    const [address] = (await owner.person.call('CustomerAccount')).customer.delivery_addresses;
    for (const email of [undefined, 'test@example.com']) {
      const { person, venue, refuse } = await shopper(email);
      const before = await rowsOf(servery());
      const wish = { delivery_address_id: address!.id };
      expect((await refuse({ fulfilment_type: 'deliver', ...wish })).code).toBe('no_address');
      expect((await person.refused('DeliveryAddress.validate', { ...venue.at, ...wish })).code).toBe(
        'no_address',
      );
      expect((await person.refused('SubmitOrder', submission(venue, wish))).code).toBe('no_address');
      expect(await rowsOf(servery())).toEqual(before);
    }
  });

  test('keeps a member’s new address with the order, once', async () => {
    const { person, venue } = await shopper('member@example.com');
    const before = (await person.call('CustomerAccount')).customer.delivery_addresses.length;
    const deliver = async (delivery_address_str: string) => {
      await add(person, venue, 'Rosemary Chips', 6);
      const fields = submission(venue, {
        fulfilment_type: 'deliver',
        fulfilment_asap: 0,
        fulfilment_datetime: TOMORROW_NOON,
        delivery_slot_id: 6,
        delivery_address_str,
      });
      await person.call('SubmitOrder', { ...fields, preorder: 0 });
      expect((await person.call('CustomerAccount')).customer.delivery_addresses.length).toBeLessThanOrEqual(
        before + 1,
      );
      const placed = await person.call('SubmitOrder', fields);
      return (await person.call('OrderStatusDetailed', { order_id: placed.order_id })).order;
    };
    const receipt = await deliver(FREMANTLE);
    expect(receipt).toMatchObject({
      delivery_address: '1 High Street, Fremantle, WA, 6160, AU',
      delivery_fee: '5.00',
      delivery_time_type: 'slots',
    });
    await deliver('1 high street, Fremantle, WA, 6160, AU');
    const { delivery_addresses: held } = (await person.call('CustomerAccount')).customer;
    expect(held).toHaveLength(before + 1);
    expect(held.at(-1)?.address).toBe('1 High Street, Fremantle, WA, 6160, AU');
  });

  test('keeps no address on the order of somebody who picks up after all', async () => {
    const { person, venue, update } = await shopper();
    await update({ fulfilment_type: 'deliver', delivery_address: FREMANTLE });
    const { order_id } = await person.call('SubmitOrder', submission(venue));
    const { order } = await person.call('OrderStatusDetailed', { order_id });
    expect(order).toMatchObject({ fulfilment_type: 'pickup', delivery_address: '', delivery_fee: '0.00' });
  });

  test('delivers from the minimum of the zone on', async () => {
    const { person, venue } = await shopper();
    await person.call('ManageCart.clear_cart', venue.at);
    await add(person, venue, 'Rosemary Chips', 2);
    const fields = submission(venue, {
      fulfilment_type: 'deliver',
      fulfilment_asap: 0,
      fulfilment_datetime: TOMORROW_NOON,
      delivery_slot_id: 6,
      delivery_address_str: FREMANTLE,
    });
    expect(await person.refused('SubmitOrder', fields)).toMatchObject({
      code: 'minimum_required',
      message: 'Minimum order for delivery is $20.00',
    });
    await add(person, venue, 'Rosemary Chips', 1);
    await person.call('SubmitOrder', fields);
  });
});
