import { venueOfCaller } from '#actions/console/venue-of-caller';
import { readAction } from '#http/action';
import { answer } from '#http/answer';
import { shopAsAt } from '#queries/shop-at';

/** The shop at any moment, for those who change the menu and not the hours. */
export const consolePreviewMenu = readAction('ConsoleMenu.preview', async (tx, input, caller) => {
  const held = await venueOfCaller(tx, caller);
  return held.ok ? answer(await shopAsAt(tx, held.venue, input)) : held;
});
