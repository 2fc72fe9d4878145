import { readAction } from '#http/action';
import { fail } from '#http/answer';
import { menuOfVenue } from '#stores/switches';
import { homeAnswer } from '#views/home';

export const appHome = readAction('AppHome', async (tx, _input, context) => {
  const venueId = context.session?.venue_id;
  // Kiosk and staff have one venue, which need not be the brand's first.
  const catalogue = venueId
    ? await context.catalogues.current(tx, await menuOfVenue(tx, venueId))
    : await context.catalogues.bySlug(tx, context.brand.menu_name);
  if (!catalogue) return fail('not_ready');
  return { ok: true, json: await homeAnswer(tx, catalogue, context) };
});
