import { pauseEnd, soldOutFor, standingOf } from '@servery/domain/venue/standing';
import { venueOf } from '#actions/console/venue-catalogue';
import type { Tx } from '#db/database';
import { type ActionContext, readAction, writeAction } from '#http/action';
import { answer, fail } from '#http/answer';
import { audit } from '#stores/audit';
import type { Catalogue } from '#stores/catalogue';
import type { ConsoleUserRecord } from '#stores/people';
import { setSoldOut, setSwitches, type StoreSwitches } from '#stores/switches';
import { stockItemView, stockView, storeStatusView } from '#views/store';

export const consoleStore = readAction('ConsoleStore', async (tx, _input, context) => {
  const held = await venueOf(tx, context, 'see_orders');
  if (!held.ok) return held;
  const { catalogue } = held;
  return answer({
    status: storeStatusView(catalogue, context.now),
    items: stockView(catalogue, context.now),
  });
});

type Deed = { user: ConsoleUserRecord; action: string; subject: string; details: unknown };

const note = (tx: Tx, { now }: ActionContext, { user, ...deed }: Deed): Promise<void> =>
  audit(tx, { merchantId: user.merchant_id, consoleUserId: user.id, now, ...deed });

export const consoleSetStore = writeAction('ConsoleStore.set_state', async (tx, input, context) => {
  const held = await venueOf(tx, context, 'pause_orders');
  if (!held.ok) return held;
  const { catalogue, user } = held;
  const { merchant } = catalogue;
  const { now } = context;
  const closing = input.state === 'closed' || standingOf(merchant, now).state === 'closed';
  if (closing) {
    const lead = await venueOf(tx, context, 'manage_store');
    if (!lead.ok) return lead;
  }
  const end = input.state === 'paused' ? pauseEnd(input.minutes, now, merchant.time_zone) : 0;
  if (end === undefined) return fail('bad_pause');
  const switches: StoreSwitches = {
    closed: input.state === 'closed' ? 1 : 0,
    paused_until: end,
    pause_reason: input.state === 'open' ? '' : (input.reason ?? '').trim(),
  };
  await setSwitches(tx, merchant.id, switches);
  await note(tx, context, {
    user,
    action: `store.${input.state}`,
    subject: merchant.name,
    details: switches,
  });
  return answer(storeStatusView({ ...catalogue, merchant: { ...merchant, ...switches } }, now));
});

const productOf = (catalogue: Catalogue, id: number) => {
  const product = catalogue.products.get(id);
  return product?.visible === 1 ? product : undefined;
};

export const consoleSoldOut = writeAction('ConsoleStore.sold_out', async (tx, input, context) => {
  const held = await venueOf(tx, context, 'mark_sold_out');
  if (!held.ok) return held;
  const { catalogue, user } = held;
  const product = productOf(catalogue, input.product_id);
  if (!product) return fail('no_product');
  const soldOut =
    input.sold_out === 1
      ? soldOutFor(input.until ?? 'today', context.now, catalogue.merchant.time_zone)
      : undefined;
  await setSoldOut(tx, product, soldOut);
  const action = soldOut ? 'product.sold_out' : 'product.back';
  await note(tx, context, { user, action, subject: product.name, details: { until: input.until ?? '' } });
  return answer(stockItemView({ ...product, soldOut }, catalogue, context.now));
});
