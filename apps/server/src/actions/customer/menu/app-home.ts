import { readAction } from '#http/action';
import { fail } from '@servery/domain/failure';
import { menuOfVenue } from '#stores/switches';
import { homeAnswer } from '#queries/home';

export const appHome = readAction('AppHome', async (tx, _input, caller) => {
  const venueId = caller.session?.venue_id;
  // Kiosk and staff have one venue, which need not be the brand's first.
  const venue = venueId
    ? await caller.venues.current(tx, await menuOfVenue(tx, venueId))
    : await caller.venues.bySlug(tx, caller.brand.menu_name);
  if (!venue) return fail('not_ready');
  return { ok: true, json: await homeAnswer(tx, venue, caller) };
});
