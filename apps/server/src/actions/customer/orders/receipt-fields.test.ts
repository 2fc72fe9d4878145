import { expect, test } from 'vitest';
import { chargesAt, chipsByCard, inEachPayingServery } from '../../../../testing/cards.ts';

const FIELDS =
  'id nstatus store_name store_address1 store_suburb store_phone submitted requested_for requested_for_date requested_for_time created_date fulfilment_type fulfilment_asap delivery_time_type delivery_address delivery_slot invoice_date table_num booking_ref booking_pax contact_name pos_order_id note sub_total store_discount coupon_value coupon_code store_surcharge delivery_fee convenience_fee total rewards_awarded rewards_used standing_order_id delivery_tracking_url order_confirmation payment_terms merchant_name transaction_id menu_name currency_sign';

inEachPayingServery('the receipt of an order that was paid by card', ({ servery, sandbox }) => {
  test('has the fields that a receipt shows; the number of its payment is for those who paid [ACC-349]', async () => {
    const guest = servery().person();
    const { fields } = await chipsByCard(guest);
    const { order_id } = await guest.call('SubmitOrder', fields);
    const { order } = await guest.call('OrderStatusDetailed', { order_id });
    expect(Object.keys(order)).toEqual(expect.arrayContaining(FIELDS.split(' ')));
    const charge = (await chargesAt(sandbox())).find(({ cents }) => cents === 1619);
    expect(order).toMatchObject({
      id: order_id,
      nstatus: 1,
      merchant_name: 'Banksia Kitchen',
      store_name: 'Banksia Kitchen',
      menu_name: 'banksia-kitchen',
      transaction_id: charge?.id,
      standing_order_id: 0,
      delivery_time_type: 'user',
      total: '16.19',
      currency_sign: '$',
    });
    const { order: seen } = await servery().person().call('OrderStatusDetailed', { order_id });
    expect(seen.transaction_id).toBe('');
  });
});
