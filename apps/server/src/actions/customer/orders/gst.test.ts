import { parseCents } from '@servery/domain/money';
import { expect, test } from 'vitest';
import { add, DUNE, submission, visit } from '../../../../testing/orders.ts';
import { inEachServery, type Person } from '../../../../testing/servery.ts';

const cents = (amount: string): number => parseCents(amount) ?? Number.NaN;

async function order(person: Person, fields: Parameters<typeof submission>[1] = {}, coupon_code = '') {
  const venue = await visit(person);
  await add(person, venue, 'Rosemary Chips', 3);
  await add(person, venue, 'Fresh Orange Juice', 2);
  await person.call('ManageCart.update_checkout', { ...venue.at, checkout_options: { coupon_code } });
  const { order_id } = await person.call('SubmitOrder', submission(venue, fields));
  return person.call('OrderStatusDetailed', { order_id });
}

inEachServery('GST by line', (servery) => {
  test('is in the taxable lines of a takeaway order, less their share of a promo, and everything adds up', async () => {
    const { order: placed, order_items: lines } = await order(servery().person(), {}, 'SPRING10');
    expect(placed).toMatchObject({
      tax_invoice: 1,
      sub_total: '39.80',
      store_discount: '0.00',
      coupon_value: '3.98',
      gst_included: '1.96',
    });
    expect(lines.map(({ name, tax, discount }) => [name, tax, discount])).toEqual([
      ['Rosemary Chips', 'taxable', '2.40'],
      ['Fresh Orange Juice', 'gst_free', '1.58'],
    ]);
    const paid = lines.reduce((sum, line) => sum + cents(line.price) - cents(line.discount), 0);
    expect(paid).toBe(cents(placed.total));
    const row = await servery().server.db.read(({ q }) =>
      q.selectFrom('orders').selectAll().where('ref', '=', placed.id).executeTakeFirstOrThrow(),
    );
    expect(row).toMatchObject({ gst: 196, gst_free: 1422, input_taxed: 0, gst_registered: 1 });
  });

  test('is in all lines of the same order at a table', async () => {
    const at = { fulfilment_type: 'table', table_num: '7' } as const;
    const { order: placed, order_items: lines } = await order(servery().person(), at);
    expect(lines.map(({ tax }) => tax)).toEqual(['taxable', 'taxable']);
    expect(placed.gst_included).toBe('3.62');
  });

  test('is not charged by a venue that is not registered, which gives a plain invoice', async () => {
    const person = servery().person(DUNE);
    const venue = await visit(person, 'dune-cottesloe');
    const cart = await add(person, venue, 'Cold Drip');
    expect(cart.gst_included).toBe('0.00');
    const { order_id } = await person.call('SubmitOrder', submission(venue));
    const { order: placed, order_items: lines } = await person.call('OrderStatusDetailed', { order_id });
    expect(placed).toMatchObject({ tax_invoice: 0, gst_included: '0.00', total: '6.50' });
    expect(lines.map(({ tax }) => tax)).toEqual(['none']);
  });
});
