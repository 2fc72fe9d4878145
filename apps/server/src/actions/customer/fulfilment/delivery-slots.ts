import { offeredTo, typeWithPoints } from '#actions/customer/fulfilment/offered-points';
import { readAction } from '#http/action';
import { fail } from '@servery/domain/failure';
import { answer } from '#http/answer';

export const deliverySlots = readAction('DeliverySlots', async (tx, input, caller) => {
  const held = await typeWithPoints(tx, { ...input, kind: 'slot' }, caller);
  if (!held.ok) return held;
  const zoneId = input.postcode_id ?? 0;
  if (zoneId === 0 && held.type.addressRequired) return fail('address_required');
  const zone = held.venue.zones.values().find(({ id }) => id === zoneId);
  if (zoneId !== 0 && !zone) return fail('postcode_unavailable');
  const wanted = { ...held, kind: 'slot' as const, zoneId, date: input.fulfilment_date };
  const offers = await offeredTo(tx, caller, wanted);
  return answer({
    fulfilment_date: offers.fulfilment_date,
    slots_on_date: offers.onDate.map(({ id, ...offer }) => ({ delivery_slot_id: id, ...offer })),
    slots_calendar: offers.calendar,
    slots_invalid_days: offers.invalidDays,
  });
});
