import { readAction } from '#http/action';
import { homeAnswer } from '#views/home';
import { fail } from '#http/answer';

export const appHome = readAction('AppHome', async (tx, _input, context) => {
  const catalogue = await context.catalogues.bySlug(tx, context.brand.menu_name);
  if (!catalogue) return fail('not_ready');
  return { ok: true, json: await homeAnswer(tx, catalogue, context) };
});
