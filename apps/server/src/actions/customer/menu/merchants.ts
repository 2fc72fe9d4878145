import { readAction } from '#http/action';
import { fail } from '@servery/domain/failure';
import { answer } from '#http/answer';
import { merchantsView } from '#queries/venue-list';

export const merchants = readAction('Merchants', ['payments'], async (tx, input, { caller, payments }) => {
  const { set, lat, long, state, search } = input;
  const from = lat === undefined || long === undefined ? undefined : { lat, long };
  if (set === 'COORDS' && !from) return fail('coords_missing');
  const customerId = caller.session?.customer_id ?? 0;
  const offerAt = await payments.offersIn(tx, caller.brand.code);
  const seen = { brand: caller.brand, now: caller.now, customerId, offerAt };
  return answer(await merchantsView(tx, seen, { set, state, search, from }));
});
