import { expect, test } from 'vitest';
import { atConsole } from '../../../../testing/console.ts';
import { add, orderChips, submission, visit } from '../../../../testing/orders.ts';
import { inEachServery, type Person } from '../../../../testing/servery.ts';

const URL = 'https://track.example.com/d/8';

/** Chips to Fremantle in the first slot of tomorrow, paid at the door. */
async function delivered(person: Person): Promise<string> {
  const venue = await visit(person);
  await add(person, venue, 'Rosemary Chips', 4);
  const { delivery } = await person.call('DeliveryAddress.validate', {
    ...venue.at,
    delivery_address: '1 High Street, Fremantle, WA, 6160, AU',
  });
  const day = { ...venue.at, fulfilment_date: '2026-11-18', postcode_id: delivery.delivery_postcode_id };
  const [slot] = (await person.call('DeliverySlots', day)).slots_on_date;
  const fields = submission(venue, {
    fulfilment_type: 'deliver',
    fulfilment_asap: 0,
    fulfilment_datetime: Date.parse('2026-11-18T12:00:00+08:00') / 1000,
    delivery_slot_id: slot!.delivery_slot_id,
    delivery_address_str: '1 High Street,,Fremantle,WA,6160,AU',
  });
  return (await person.call('SubmitOrder', fields)).order_id;
}

inEachServery('the link to a driver', (servery) => {
  const receipt = async (person: Person, order_id: string) =>
    (await person.call('OrderStatusDetailed', { order_id })).order;

  test('is its customer’s alone, while the order is on its way', async () => {
    const guest = servery().person();
    const order_id = await delivered(guest);
    const owner = await atConsole(servery());
    expect((await receipt(guest, order_id)).delivery_tracking_url).toBe('');
    const saved = await owner.call('ConsoleOrder.track', { order_id, tracking_url: ` ${URL} ` });
    expect(saved).toEqual({ tracking_url: URL });
    expect((await receipt(guest, order_id)).delivery_tracking_url).toBe(URL);
    expect((await receipt(servery().person(), order_id)).delivery_tracking_url).toBe('');
    expect((await owner.call('ConsoleOrder.show', { order_id })).tracking_url).toBe(URL);
    for (const [from, to] of [
      [1, 4],
      [4, 5],
    ] as const)
      await owner.call('ConsoleOrder.move', { order_id, from, to });
    expect((await receipt(guest, order_id)).delivery_tracking_url).toBe('');
    const late = await owner.refused('ConsoleOrder.track', { order_id, tracking_url: URL });
    expect(late.code).toBe('not_allowed_now');
  });

  test('is taken away again, and is a link that opens a page or nothing', async () => {
    const guest = servery().person();
    const order_id = await delivered(guest);
    const owner = await atConsole(servery());
    await owner.call('ConsoleOrder.track', { order_id, tracking_url: URL });
    const wrong = await owner.refused('ConsoleOrder.track', {
      order_id,
      tracking_url: 'javascript:alert(1)',
    });
    expect(wrong.code).toBe('tracking_url_invalid');
    expect((await receipt(guest, order_id)).delivery_tracking_url).toBe(URL);
    await owner.call('ConsoleOrder.track', { order_id, tracking_url: '' });
    expect((await receipt(guest, order_id)).delivery_tracking_url).toBe('');
  });

  test('is of deliveries alone, and of the venue’s own', async () => {
    const { order_id } = await orderChips(servery().person());
    const owner = await atConsole(servery());
    const pickup = await owner.refused('ConsoleOrder.track', { order_id, tracking_url: URL });
    expect(pickup.code).toBe('not_a_delivery');
    const elsewhere = await atConsole(servery(), 'owner@harbour.example.com');
    const foreign = await elsewhere.refused('ConsoleOrder.track', {
      order_id: await delivered(servery().person()),
      tracking_url: URL,
    });
    expect(foreign.code).toBe('order_not_found');
  });
});
