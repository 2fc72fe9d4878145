import { asJson } from '@servery/contract/client/as-json';
import type { DaySurcharge } from '@servery/contract/entities/day-surcharge';
import { beforeAll, expect, test } from 'vitest';
import { atConsole } from '../../../../testing/console.ts';
import { editorOf } from '../../../../testing/edits.ts';
import { add, submission, visit } from '../../../../testing/orders.ts';
import { inEachServery, type Person } from '../../../../testing/servery.ts';
import { endOf, keepStanding, memberWith, ordersFor } from '../../../../testing/standing.ts';

const WEDNESDAY: DaySurcharge = {
  name: 'Midweek surcharge',
  percent: '10',
  days: ['wed'],
  dates: [],
  fulfilment: [],
  on: true,
};
/** Noon in Perth; it is Tuesday noon there. */
const WEDNESDAY_NOON = Date.UTC(2026, 10, 18, 4) / 1000;

inEachServery('a surcharge for a day', (servery) => {
  let owner: Person;
  const charge = async (...day_surcharges: DaySurcharge[]) => {
    const { value, seen } = await owner.call('ConsolePaymentWays');
    return owner.call('ConsolePaymentWays.save', {
      seen,
      payment_ways: asJson({ ...value, day_surcharges }),
    });
  };
  beforeAll(async () => {
    owner = await atConsole(servery());
    await charge(WEDNESDAY);
  });
  const ordering = async (quantity = 2) => {
    const person = servery().person();
    const venue = await visit(person);
    await add(person, venue, 'Rosemary Chips', quantity);
    const wish = (expected_total: string, more = {}) =>
      submission(venue, {
        fulfilment_asap: 0,
        fulfilment_datetime: WEDNESDAY_NOON,
        expected_total,
        ...more,
      });
    return { person, venue, wish };
  };

  test('is on the menu, in an order for that day by whatever it is paid, and in none for another', async () => {
    const { person, venue, wish } = await ordering();
    expect(venue.merchant.day_surcharges).toEqual([WEDNESDAY]);
    const refusal = await person.refused('SubmitOrder', wish('16.00'));
    expect(refusal.details).toMatchObject({ code: 'total_changed', total: '17.60' });
    const { order_id } = await person.call('SubmitOrder', wish('17.60'));
    const { order } = await person.call('OrderStatusDetailed', { order_id });
    expect(order).toMatchObject({
      sub_total: '16.00',
      day_surcharge: { name: 'Midweek surcharge', percent: '10', amount: '1.60' },
      store_surcharge: '0.00',
      total: '17.60',
      gst_included: '1.60',
    });
    const today = await ordering();
    const placed = await today.person.call(
      'SubmitOrder',
      submission(today.venue, { expected_total: '16.00' }),
    );
    const { order: other } = await today.person.call('OrderStatusDetailed', { order_id: placed.order_id });
    expect(other.day_surcharge).toBeUndefined();
  });

  test('stays what an order was placed with, for more of it and for less, and is a line of the report', async () => {
    const { person, wish } = await ordering();
    const { order_id } = await person.call('SubmitOrder', wish('17.60'));
    await charge({ ...WEDNESDAY, percent: '20' });
    const { edit, form, show } = await editorOf(servery(), order_id, owner);
    const id = (await form()).lines[0]?.id ?? 0;
    await edit({ lines: [{ id, quantity: 3 }] });
    expect((await show()).totals).toContainEqual({
      label: 'Midweek surcharge 10%',
      amount: '2.40',
      kind: 'plain',
    });
    await edit({ lines: [{ id, quantity: 1 }] });
    const { order } = await person.call('OrderStatusDetailed', { order_id });
    expect(order).toMatchObject({ total: '8.80', gst_included: '0.80', day_surcharge: { amount: '0.80' } });
    const date = '2026-11-17';
    const { sums, gst, sales } = await owner.call('ConsoleReports', { from_date: date, to_date: date });
    expect(sums).toMatchObject({ products: '40.00', day_surcharges: '2.40', owed: sales });
    expect([sales, gst.g1]).toEqual(['42.40', '42.40']);
    await charge(WEDNESDAY);
  });

  test('is paid by a standing order on that day, as its week says', async () => {
    const { mia } = await memberWith(servery(), { cents: 5000 });
    const { id } = await keepStanding(mia);
    servery().clock.now = Date.parse('2026-11-17T20:00:00+08:00');
    // $16.00 less 10 %, and 10 % on the rest.
    expect(await endOf(servery(), id, '2026-11-18')).toMatchObject({ state: 'placed', total: 1584 });
    expect(await ordersFor(servery(), id)).toMatchObject([{ day_surcharge: 144, other_discount: 160 }]);
    const { rows } = await owner.call('ConsoleStanding');
    expect(rows.map(({ week_total }) => week_total)).toContain('73.44');
  });
});
