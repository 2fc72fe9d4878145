import { expect, test } from 'vitest';
import { attemptsOf, chipsByCard, inEachPayingServery, ordersOfKey } from '../../../../testing/cards.ts';
import { changeMenu, signIn, visit } from '../../../../testing/orders.ts';

const HOME = {
  billing_address1: '8 Norfolk Street',
  billing_city: 'Fremantle',
  billing_state: 'wa',
  billing_postcode: '6160',
  billing_country: 'AU',
};
const LINE = '8 Norfolk Street, Fremantle, WA, 6160, AU';

inEachPayingServery('whom a card is billed to', ({ servery }) => {
  const require = (on: 0 | 1) =>
    changeMenu(servery(), (tx) => tx.q.updateTable('venue').set({ billing_address_required: on }).execute());

  test('is asked for where the merchant wants to know, before any money is', async () => {
    await require(1);
    const person = servery().person();
    expect((await visit(person)).merchant.is_billing_address_required).toBe(1);
    const { fields } = await chipsByCard(person);
    const { billing_postcode: _postcode, ...part } = HOME;
    for (const billing of [{}, part, { billing_address_id: 1 }]) {
      const refused = await person.refused('SubmitOrder', { ...fields, ...billing });
      expect(refused).toMatchObject({
        code: 'billing_required',
        message: 'Enter your card’s billing address',
      });
    }
    expect(await attemptsOf(servery(), String(fields.submit_key))).toEqual([]);
    const { order_id } = await person.call('SubmitOrder', { ...fields, ...HOME });
    const { order } = await person.call('OrderStatusDetailed', { order_id });
    expect(order.billing_address).toBe(LINE);
    const other = await servery().person().call('OrderStatusDetailed', { order_id });
    expect(other.order.billing_address).toBe('');
  });

  test('is found again by a member, and by nobody else', async () => {
    await require(1);
    const member = await signIn(servery().person());
    const first = await chipsByCard(member);
    await member.call('SubmitOrder', { ...first.fields, ...HOME });
    const { customer } = await member.call('CustomerAccount');
    expect(customer.billing_addresses).toEqual([{ id: expect.any(Number), address: LINE }]);
    const { id } = customer.billing_addresses[0]!;
    expect(customer.delivery_addresses.map((each) => each.id)).not.toContain(id);
    const second = await chipsByCard(member);
    const { order } = await member.call('ManageCart.update_checkout', {
      ...second.venue.at,
      checkout_options: { billing_address_id: id },
    });
    expect(order.billing_address_id).toBe(id);
    const { order_id } = await member.call('SubmitOrder', { ...second.fields, billing_address_id: id });
    expect((await member.call('OrderStatusDetailed', { order_id })).order.billing_address).toBe(LINE);
    const stranger = servery().person();
    const { venue, fields } = await chipsByCard(stranger);
    expect((await stranger.refused('SubmitOrder', { ...fields, billing_address_id: id })).code).toBe(
      'billing_required',
    );
    const update = { ...venue.at, checkout_options: { billing_address_id: id } };
    expect((await stranger.refused('ManageCart.update_checkout', update)).code).toBe('no_address');
  });

  test('is neither asked for nor kept elsewhere', async () => {
    await require(0);
    const person = servery().person();
    expect((await visit(person)).merchant.is_billing_address_required).toBe(0);
    const { fields } = await chipsByCard(person);
    await person.call('SubmitOrder', { ...fields, ...HOME });
    expect((await ordersOfKey(servery(), String(fields.submit_key)))[0]?.billing_address).toBe('');
    await require(1);
    const atCounter = await chipsByCard(person, { payment_method: 'STORE', expected_total: '16.00' });
    await person.call('SubmitOrder', atCounter.fields);
    await require(0);
  });
});
