import { venueOfCaller } from '#actions/console/venue-of-caller';
import { readAction } from '#http/action';
import { answer } from '#http/answer';
import { shopAsAt } from '#queries/shop-at';

/** The shop at any moment, with hours that are not saved yet: nothing of it is kept. */
export const consolePreviewHours = readAction('ConsoleHours.preview', async (tx, input, caller) => {
  const held = await venueOfCaller(tx, caller);
  return held.ok ? answer(await shopAsAt(tx, held.venue, input)) : held;
});
