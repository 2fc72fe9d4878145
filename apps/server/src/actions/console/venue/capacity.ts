import { beforeAndAfter } from '@servery/domain/audit/keep';
import { note } from '#callers/note';
import { localDate } from '@servery/domain/hours/availability';
import { venueOfCaller } from '#actions/console/venue-of-caller';
import { readAction, writeAction } from '#http/action';
import { fail } from '@servery/domain/failure';
import { answer } from '#http/answer';
import { overrideCapacity } from '#stores/capacity';
import { touchMenus } from '#stores/switches';
import { capacityRows, bucketsOn, waysWithoutLimit } from '#queries/capacity';

export const consoleCapacity = readAction('ConsoleCapacity', async (tx, input, caller) => {
  const held = await venueOfCaller(tx, caller);
  if (!held.ok) return held;
  const { now } = caller;
  const date = input.date ?? localDate(now, held.venue.timeZone).toString();
  const rows = await capacityRows(tx, bucketsOn(held.venue, date, now), now);
  return answer({ date, rows, no_limit: waysWithoutLimit(held.venue, { date, now }) });
});

const DATE_IN_KEY = /^(?:slot|stop|location|block):\d+:(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2})?$/;
const MOST = 9999;

export const consoleSetCapacity = writeAction('ConsoleCapacity.set', async (tx, input, caller) => {
  const held = await venueOfCaller(tx, caller);
  if (!held.ok) return held;
  const { venue } = held;
  const { now } = caller;
  if (input.capacity < 0 || input.capacity > MOST) return fail('bad_capacity');
  const date = DATE_IN_KEY.exec(input.place)?.[1];
  const bucket = date && bucketsOn(venue, date, now).find((each) => each.key === input.place);
  if (!bucket) return fail('no_place');
  const [was] = await capacityRows(tx, [bucket], now);
  await overrideCapacity(tx, { ...bucket, capacity: input.capacity });
  await touchMenus(tx, venue.id);
  await note(tx, caller, {
    action: 'capacity.set',
    subject: bucket.key,
    details: beforeAndAfter({ capacity: was?.capacity }, { capacity: input.capacity }),
  });
  const [row] = await capacityRows(tx, [bucket], now);
  return row ? answer(row) : fail('no_place');
});
