import { offeredTo, typeWithPlaces } from '#actions/fulfilment/offered-places';
import { readAction } from '#http/action';
import { answer, fail } from '#http/answer';

export const deliverySlots = readAction('DeliverySlots', async (tx, input, context) => {
  const held = await typeWithPlaces(tx, { ...input, kind: 'slot' }, context);
  if (!held.ok) return held;
  const zoneId = input.postcode_id ?? 0;
  if (zoneId === 0 && held.record.address_required === 1) return fail('address_required');
  const zone = held.catalogue.zones.values().find(({ id }) => id === zoneId);
  if (zoneId !== 0 && !zone) return fail('postcode_unavailable');
  const wanted = { ...held, kind: 'slot' as const, zoneId, date: input.fulfilment_date };
  const offers = await offeredTo(tx, context, wanted);
  return answer({
    fulfilment_date: offers.fulfilment_date,
    slots_on_date: offers.onDate.map(({ id, ...offer }) => ({ delivery_slot_id: id, ...offer })),
    slots_calendar: offers.calendar,
    slots_invalid_days: offers.invalidDays,
  });
});
