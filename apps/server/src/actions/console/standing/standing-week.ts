import { venueOfCaller } from '#actions/console/venue-of-caller';
import { readAction } from '#http/action';
import { answer } from '#http/answer';
import { standingWeek } from '#queries/console-standing';

export const consoleStanding = readAction('ConsoleStanding', async (tx, { date }, caller) => {
  const held = await venueOfCaller(tx, caller);
  if (!held.ok) return held;
  return answer(await standingWeek(tx, held.venue, { date, now: caller.now }));
});
