import { readAction } from '#http/action';
import { fail } from '@servery/domain/failure';
import { answer } from '#http/answer';
import { offerOf } from '#payments/ports';
import { merchantsView } from '#views/merchants';

export const merchants = readAction('Merchants', async (tx, input, context) => {
  const { set, lat, long, state, search } = input;
  const from = lat === undefined || long === undefined ? undefined : { lat, long };
  if (set === 'COORDS' && !from) return fail('coords_missing');
  const customerId = context.session?.customer_id ?? 0;
  const { offers } = offerOf(context.payments);
  const seen = { brand: context.brand, now: context.now, customerId, offers };
  return answer(await merchantsView(tx, seen, { set, state, search, from }));
});
