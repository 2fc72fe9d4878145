import { fail } from '@servery/domain/failure';
import { localDate } from '@servery/domain/hours/availability';
import { pauseDays, pauseProblem } from '@servery/domain/standing-orders/pauses';
import { venueOfCaller } from '#actions/console/venue-of-caller';
import { note } from '#callers/note';
import { writeAction } from '#http/action';
import { answer } from '#http/answer';
import {
  endPause,
  findPause,
  insertPause,
  pausesFrom,
  replanPaused,
  replanResumed,
} from '#stores/standing-pauses';
import { lockVenue } from '#stores/venue-file/facts';

export const consolePauseStanding = writeAction('ConsoleStanding.pause', async (tx, input, caller) => {
  const held = await venueOfCaller(tx, caller);
  if (!held.ok) return held;
  const { id: venueId, timeZone } = held.venue;
  const { now } = caller;
  // One at a time: two pauses never share a day.
  await lockVenue(tx, venueId);
  const today = localDate(now, timeZone).toString();
  const wanted = { from: input.first_day, to: input.last_day, note: input.note ?? '' };
  const problem = pauseProblem(wanted, { today, pauses: await pausesFrom(tx, venueId, today) });
  if (problem) return problem;
  const id = await insertPause(tx, wanted, { venueId, now });
  const orders = await replanPaused(tx, { id, venueId, ...wanted }, now);
  await note(tx, caller, { action: 'standing.paused', subject: pauseDays(wanted), details: { orders } });
  return answer({ pause_id: id, orders });
});

export const consoleResumeStanding = writeAction('ConsoleStanding.resume', async (tx, input, caller) => {
  const held = await venueOfCaller(tx, caller);
  if (!held.ok) return held;
  const venueId = held.venue.id;
  await lockVenue(tx, venueId);
  const pause = await findPause(tx, venueId, input.pause_id);
  if (!pause) return fail('standing_pause_gone');
  await endPause(tx, pause.id, caller.now);
  await replanResumed(tx, { id: pause.id, venueId, from: pause.from }, caller.now);
  await note(tx, caller, { action: 'standing.resumed', subject: pauseDays(pause), details: {} });
  return answer({});
});
