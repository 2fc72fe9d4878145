import { offeredTo, typeWithPoints } from '#actions/customer/fulfilment/offered-points';
import { readAction } from '#http/action';
import { answer } from '#http/answer';

export const pickupLocations = readAction('PickupLocations', async (tx, input, caller) => {
  const held = await typeWithPoints(tx, { ...input, kind: 'location' }, caller);
  if (!held.ok) return held;
  const wanted = { ...held, kind: 'location' as const, zoneId: 0, date: input.fulfilment_date };
  const offers = await offeredTo(tx, caller, wanted);
  return answer({
    fulfilment_date: offers.fulfilment_date,
    locations_on_date: offers.onDate.map(({ id, ...offer }) => ({ pickup_location_id: id, ...offer })),
    locations_calendar: offers.calendar,
    locations_invalid_days: offers.invalidDays,
  });
});
