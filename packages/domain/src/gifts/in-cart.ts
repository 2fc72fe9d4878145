import { type GiftFacts, type GiftState, giftState } from '#gifts/gift';
import type { Cents } from '#money';

/** A gift voucher that somebody pays a cart with. `held`: what of it is kept for orders that others are paying for. */
export type CartGift = GiftFacts & { id: string; ending: string; held: Cents };

type Held = { gift: CartGift | undefined; channel: string };

/** At the till a voucher is taken as a payment, and not with the cart. */
const giftIn = ({ gift, channel }: Held): CartGift | undefined => (channel === 'counter' ? undefined : gift);

/** held: all that it has is kept for others at this moment. */
export function cartGiftState(cart: Held, now: number): GiftState | 'held' | undefined {
  const gift = giftIn(cart);
  const state = gift && giftState(gift, now);
  return state === 'active' && gift && gift.balance <= gift.held ? 'held' : state;
}

/** What can be paid with it now. */
export const giftAvailable = (cart: Held, now: number): Cents =>
  cart.gift && cartGiftState(cart, now) === 'active' ? cart.gift.balance - cart.gift.held : 0;

/** The same voucher, with which a payment was begun: as much of it as was agreed then, though it has ended since. */
export const asAgreed = (
  gift: CartGift,
  { cents, begunAt }: { cents: Cents; begunAt: number },
): CartGift => ({
  ...gift,
  balance: Math.min(gift.balance - gift.held, cents),
  held: 0,
  endsAt: gift.endsAt > begunAt ? Number.MAX_SAFE_INTEGER : gift.endsAt,
});
