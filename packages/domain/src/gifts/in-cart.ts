import { type GiftFacts, type GiftState, giftState } from '#gifts/gift';
import type { Cents } from '#money';

/** A gift voucher that somebody pays a cart with. Its balance is what nobody else is paying with at this moment. */
export type CartGift = GiftFacts & { id: string; ending: string };

type Held = { gift: CartGift | undefined; channel: string };

/** At the till a voucher is taken as a payment, and not with the cart. */
const giftIn = ({ gift, channel }: Held): CartGift | undefined => (channel === 'counter' ? undefined : gift);

export const cartGiftState = (cart: Held, now: number): GiftState | undefined => {
  const gift = giftIn(cart);
  return gift && giftState(gift, now);
};

/** What can be paid with it now. */
export const giftAvailable = (cart: Held, now: number): Cents =>
  cartGiftState(cart, now) === 'active' ? Math.max(0, cart.gift?.balance ?? 0) : 0;
