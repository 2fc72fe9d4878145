import type { FulfilmentCode } from '@servery/contract/entities/fulfilment';
import type { SaleChannel } from '@servery/contract/entities/sale-channel';
import type { CartLine } from '#cart/lines';
import type { HeldTime } from '#fulfilment/chosen-time';
import type { CartGift } from '#gifts/in-cart';
import type { Instant } from '#hours/availability';

/** What somebody is about to order at one venue. */
export type Cart = {
  id: number;
  sessionId: number;
  venueId: number;
  menuId: number;
  lines: readonly CartLine[];
  /** Empty until one is chosen. */
  fulfilmentType: FulfilmentCode | '';
  /** When it is wanted, as it was chosen. Only ordering/cart-time reads it: whoever read a part of it sold full blocks. */
  time: HeldTime;
  tableNum: string;
  bookingRef: string;
  bookingName: string;
  bookingPax: number;
  /** 0 where the address is not one of the member's own. */
  deliveryAddressId: number;
  deliveryAddress: string;
  deliveryPostcode: string;
  billingAddressId: number;
  paymentMethod: string;
  cardType: string;
  customData: Readonly<Record<string, string>>;
  couponCode: string;
  /** The gift voucher that pays as much of it as it can; empty where there is none. */
  giftId: string;
  gift: CartGift | undefined;
  note: string;
  updatedAt: Instant;
  /** The member whom staff take it for; 0 for nobody in particular. */
  memberId: number;
  memberName: string;
  /** What whoever is signed in has earned at this venue: the price depends on it. */
  rewardPoints: number;
  /** Where it is filled. */
  channel: SaleChannel;
  /** The method by which money for what is in the cart is on its way; empty where none is. */
  paying: string;
};

export const NO_TIME: HeldTime = { asap: false, date: '', time: '', slotId: 0, stopId: 0, locationId: 0 };

type CartKey = { sessionId: number; venueId: number; menuId: number; now: Instant };

/** An empty cart that is not stored yet: id 0. */
export const emptyCart = (key: CartKey): Cart => ({
  id: 0,
  sessionId: key.sessionId,
  venueId: key.venueId,
  menuId: key.menuId,
  lines: [],
  fulfilmentType: '',
  time: NO_TIME,
  tableNum: '',
  bookingRef: '',
  bookingName: '',
  bookingPax: 2,
  deliveryAddressId: 0,
  deliveryAddress: '',
  deliveryPostcode: '',
  billingAddressId: 0,
  paymentMethod: '',
  cardType: '',
  customData: {},
  couponCode: '',
  giftId: '',
  gift: undefined,
  note: '',
  updatedAt: key.now,
  memberId: 0,
  memberName: '',
  rewardPoints: 0,
  channel: 'online',
  paying: '',
});
