import { z } from 'zod';
import { deliveryAddressEntry } from '#entities/address';
import { flag, money } from '#fields';

/** 0 and 2 guest, 1 member, 3 kiosk, 8 staff, 9 test. */
export const customer = z.strictObject({
  id: z.number(),
  status: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(8), z.literal(9)]),
  name: z.string(),
  email: z.string(),
  mobile: z.string(),
  country_code: z.string(),
  /** 'female', 'male', 'other', or empty where it was not said. */
  gender: z.string(),
  /** DD/MM; empty until it is told. */
  birthday: z.string(),
  has_mobile: flag,
  /** Whether a text to it was opened: until then nobody signs in with it. */
  is_mobile_verified: flag,
  has_mobile_pin: flag,
  has_password: flag,
  is_apple_connected: flag,
  is_google_connected: flag,
  /** What can be spent. */
  balance: money,
  /** What was asked for and is being looked at; it is no part of the balance any more. */
  balance_held: money,
  /** The part of the balance that can be spent on orders only. */
  balance_debit: money,
  /** The part of the balance that can be withdrawn. */
  balance_transferable: money,
  menu_name: z.string(),
  has_saved_card: flag,
  /** The saved card can be charged at venues whose `card_account` is the same, and nowhere else. */
  credit_card_account: z.string(),
  /** Of the saved card; empty without one. */
  credit_card_type: z.string(),
  credit_card_ending: z.string(),
  credit_card_expired: flag,
  /** What the member should know of it: that it has expired, or is about to. */
  credit_card_notice: z.string(),
  /** 1: it cannot be used until it is replaced. */
  credit_card_update: flag,
  /** What is put on the balance by itself when it runs low; 0.00 for nothing. */
  auto_topup_amount: money,
  points_balance: z.number(),
  /** 1: they asked for news of the brand by mail. */
  wants_news: flag,
  delivery_addresses: z.array(deliveryAddressEntry),
  billing_addresses: z.array(deliveryAddressEntry),
});
export type Customer = z.output<typeof customer>;
