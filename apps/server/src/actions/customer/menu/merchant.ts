import type { HistoryItem } from '@servery/contract/entities/merchant';
import { failureText } from '@servery/domain/messages/failures';
import { cartAnswer } from '#ordering/cart-answer';
import { readAction } from '#http/action';
import { fail } from '@servery/domain/failure';
import { ownCart } from '#ordering/own-cart';
import { noCart } from '#views/cart';
import { historyView } from '#queries/history';

const SLUG = /^[a-z0-9][a-z0-9-]{0,98}$/i;

/** The history is a merchant's last field, so what was serialised for everybody serves a member too. */
const NO_HISTORY = '"history":[]}';
const withHistory = (merchant: string, history: readonly HistoryItem[]): string =>
  history.length === 0
    ? merchant
    : `${merchant.slice(0, -NO_HISTORY.length)}"history":${JSON.stringify(history)}}`;

export const merchant = readAction('Merchant', ['log'], async (tx, input, { caller, log }) => {
  const { session, now, venues } = caller;
  const slug = input.menu_name.replace(/[.,]$/, '').toLowerCase();
  const venue = SLUG.test(slug) ? await venues.bySlug(tx, slug) : undefined;
  if (!venue) {
    const code = SLUG.test(slug) ? 'no_merchant' : 'invalid_menu_name';
    log.error({ menu_name: slug, brand: caller.brand.code }, failureText(code));
    return fail(code);
  }
  const rendered = venues.rendered(venue, now);
  const withMenu = input.return_menu !== 0;
  const cart = await ownCart(tx, venue.menu.id, caller);
  const history = session?.customer_id ? await historyView(tx, session.customer_id, venue.menu.id) : [];
  if (!cart && history.length === 0)
    return { ok: true, prepared: withMenu ? rendered.fullAnswer : rendered.briefAnswer };
  const order = cart ? await cartAnswer(tx, cart, { venue, now }) : noCart(venue, now);
  const merchantJson = withHistory(withMenu ? rendered.full : rendered.brief, history);
  return { ok: true, json: `{"merchant":${merchantJson},"order":${JSON.stringify(order)}}` };
});
