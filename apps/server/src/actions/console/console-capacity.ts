import { localDate } from '@servery/domain/hours/availability';
import { venueOf } from '#actions/console/venue-catalogue';
import { readAction, writeAction } from '#http/action';
import { answer, fail } from '#http/answer';
import { audit } from '#stores/audit';
import { overrideCapacity } from '#stores/capacity';
import { touchMenus } from '#stores/switches';
import { capacityRows, placesOn } from '#views/capacity';

export const consoleCapacity = readAction('ConsoleCapacity', async (tx, input, context) => {
  const held = await venueOf(tx, context, 'see_orders');
  if (!held.ok) return held;
  const { now } = context;
  const date = input.date ?? localDate(now, held.catalogue.merchant.time_zone).toString();
  return answer({ date, rows: await capacityRows(tx, placesOn(held.catalogue, date, now), now) });
});

const DATE_IN_KEY = /^(?:slot|stop|location|block):\d+:(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2})?$/;
const MOST = 9999;

export const consoleSetCapacity = writeAction('ConsoleCapacity.set', async (tx, input, context) => {
  const held = await venueOf(tx, context, 'manage_store');
  if (!held.ok) return held;
  const { catalogue, user } = held;
  const { now } = context;
  if (input.capacity < 0 || input.capacity > MOST) return fail('bad_capacity');
  const date = DATE_IN_KEY.exec(input.place)?.[1];
  const place = date && placesOn(catalogue, date, now).find((each) => each.key === input.place);
  if (!place) return fail('no_place');
  await overrideCapacity(tx, { ...place, capacity: input.capacity });
  await touchMenus(tx, catalogue.merchant.id);
  await audit(tx, {
    merchantId: user.merchant_id,
    consoleUserId: user.id,
    action: 'capacity.set',
    subject: place.key,
    details: { capacity: input.capacity },
    now,
  });
  const [row] = await capacityRows(tx, [place], now);
  return row ? answer(row) : fail('no_place');
});
