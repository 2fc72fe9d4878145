import { offeredTo, typeWithPoints } from '#actions/customer/fulfilment/offered-points';
import { readAction } from '#http/action';
import { answer } from '#http/answer';

export const deliveryStops = readAction('DeliveryStops', async (tx, input, caller) => {
  const held = await typeWithPoints(tx, { ...input, kind: 'stop' }, caller);
  if (!held.ok) return held;
  const wanted = { ...held, kind: 'stop' as const, zoneId: 0, date: input.fulfilment_date };
  const offers = await offeredTo(tx, caller, wanted);
  return answer({
    fulfilment_date: offers.fulfilment_date,
    stops_on_date: offers.onDate.map(({ id, ...offer }) => ({ delivery_stop_id: id, ...offer })),
    stops_calendar: offers.calendar,
    stops_invalid_days: offers.invalidDays,
  });
});
