import { z } from 'zod';
import { call } from '#call';
import { cartOrder } from '#entities/cart';
import { giftErrors } from '#calls/customer/till-gift';
import { orderStatus } from '#entities/receipt';
import { decimalField, flag, idField, money, optionalField, submitKeyField, textField } from '#fields';

/** An order as the till lists it. */
const tillOrder = z.strictObject({
  id: z.string(),
  /** What is called out. */
  number: z.string(),
  /** 'Mia K.' or 'Table 7'. */
  who: z.string(),
  nstatus: orderStatus,
  status_text: z.string(),
  fulfilment_type: z.string(),
  source: z.string(),
  /** Seconds since 1970. */
  placed: z.number(),
  due: z.number(),
  total: money,
  paid: flag,
  /** 0.00 once it is paid. */
  left: money,
  refunded: money,
  payment_method: z.string(),
  can_pay: flag,
});
export type TillOrder = z.output<typeof tillOrder>;

const tenders = ['cash', 'card', 'other', 'balance', 'gift', 'eftpos'] as const;
const tenderField = z.enum(tenders, 'is not cash, card, other, balance, gift or eftpos');

const tillPayment = z.strictObject({
  id: z.string(),
  method: z.string(),
  amount: money,
  /** '$50.00 received, $12.50 change. Taken by Jo Tan'. */
  text: z.string(),
  /** Seconds since 1970. */
  at: z.number(),
});

const shownOrder = z.strictObject({
  order: tillOrder,
  lines: z.array(
    z.strictObject({
      id: z.number(),
      quantity: z.number(),
      name: z.string(),
      options: z.string(),
      price: money,
      /** With its share of discounts and surcharges: what a refund of it gives back. */
      paid: money,
    }),
  ),
  /** By how much cash was more or less than the total. */
  rounding: money,
  /** `taken`: 0 where nothing came of it, or nobody knows yet. */
  payments: z.array(tillPayment.extend({ taken: flag })),
  /** What went back, or is on its way. */
  refunds: z.array(tillPayment),
  /** How much of the order went back in cash, before it was rounded. */
  given_in_cash: money,
  /** How much can still go back, and by what. */
  refundable: z.array(z.strictObject({ tender: z.enum(tenders), most: money })),
});

const orderId = textField(64).min(1, 'is missing');

/** Orders of the till's venue, newest first: of a number, a name, a mobile, a table or a scanned code; those to be paid first where nothing is searched for. */
export const tillFindOrders = call({
  action: 'TillOrder',
  sub: 'find',
  can: 'staff',
  scope: 'venue',
  input: z.object({ search: optionalField(textField(300)) }),
  output: z.strictObject({ orders: z.array(tillOrder) }),
  errors: [],
  perMinute: 120,
});

export const tillShowOrder = call({
  action: 'TillOrder',
  sub: 'show',
  can: 'staff',
  scope: 'venue',
  input: z.object({ order_id: orderId }),
  output: shownOrder,
  errors: ['order_not_found'],
  perMinute: 240,
});

/** A part of what is left of an order, or all of it. The order is paid once its parts cover it. */
export const tillTakePayment = call({
  action: 'TillOrder',
  sub: 'take_payment',
  can: 'staff',
  scope: 'venue',
  input: z.object({
    order_id: orderId,
    tender: tenderField,
    /** How much of what is left; all of it where nothing is said. */
    amount: optionalField(decimalField),
    /** Cash that was handed over; left out it was the exact amount. */
    received: optionalField(decimalField),
    /** The member’s yes, as `TillMember.confirm` answers it: their balance pays. */
    balance_word: optionalField(textField(64)),
    /** The gift voucher that pays, as `TillGift.find` names it. Without an amount it pays what it can. */
    gift_id: optionalField(textField(64)),
    /** Made by the screen, once per payment: sent twice, it is one. */
    tender_key: submitKeyField,
  }),
  output: z.strictObject({
    ...shownOrder.shape,
    change: money,
    /** The payment that the till's pinpad is busy with, by which `Linkly.transaction` is asked about it. */
    eftpos: z.strictObject({ session_id: z.string(), pos_guid: z.string() }).optional(),
  }),
  errors: [
    'till_locked',
    'order_not_found',
    'not_allowed_now',
    'already_paid',
    'tender_short',
    'tender_too_much',
    'no_member',
    'balance_unconfirmed',
    'balance_short',
    ...giftErrors,
    'gift_short',
    'gift_held',
    'payment_unavailable',
    'payment_unknown',
  ],
  perMinute: 120,
});

/**
 * Nobody waits for this pinpad any longer: the sale is placed unpaid, and what the pinpad took pays it once that is known.
 * Empty where the payment came to nothing meanwhile.
 */
export const tillSetAside = call({
  action: 'TillOrder',
  sub: 'set_aside',
  can: 'staff',
  scope: 'venue',
  input: z.object({ session_id: textField(64).min(1, 'is missing') }),
  output: z.strictObject({ order_id: z.string(), pos_order_id: z.string() }),
  errors: ['till_locked', 'no_payment', 'not_set_aside'],
  perMinute: 60,
});

/** The kitchen's dockets of an order once more, marked COPY. */
export const tillReprint = call({
  action: 'TillOrder',
  sub: 'reprint',
  can: 'staff',
  scope: 'venue',
  input: z.object({ order_id: orderId }),
  /** How many papers the printers were asked for. */
  output: z.strictObject({ papers: z.number() }),
  errors: ['till_locked', 'order_not_found', 'no_printer', 'too_many_copies'],
  perMinute: 60,
});

/** Money that goes back at the counter. By `eftpos` the pinpad that took it asks for the card at once. */
export const tillRefund = call({
  action: 'TillOrder',
  sub: 'refund',
  can: 'staff',
  scope: 'venue',
  input: z.object({
    order_id: orderId,
    tender: tenderField,
    /** Without it, all that can go back by it. */
    amount: optionalField(decimalField),
    reason: textField(200).regex(/\S/, 'is missing: say why'),
    /** Of somebody whose role refunds orders, where that of the person on the till does not. */
    pin: optionalField(textField(10)),
    /** Made by the screen, once per wish: sent twice, it is one refund. */
    refund_key: submitKeyField,
  }),
  output: shownOrder,
  errors: [
    'till_locked',
    'order_not_found',
    'manager_needed',
    'wrong_till_pin',
    'pin_may_not_approve',
    'locked_out',
    'nothing_to_refund',
    'refund_too_large',
    'refund_key_used',
  ],
  perMinute: 60,
});

/** Somebody with an account, as staff need to know them: whom to greet, and what there is to pay with. */
const tillMember = z.strictObject({
  id: z.number(),
  name: z.string(),
  /** The last three digits, to tell two of a name apart. */
  mobile_ending: z.string(),
  balance: money,
  /** At the till's venue. */
  points: z.number(),
});
export type TillMember = z.output<typeof tillMember>;

/** Members of the brand by mobile (six digits or more), name (three letters or more) or the code on one of their receipts. Few at a time. */
export const tillFindMembers = call({
  action: 'TillMember',
  sub: 'find',
  can: 'staff',
  scope: 'venue',
  input: z.object({ search: textField(300).min(1, 'is missing') }),
  output: z.strictObject({ members: z.array(tillMember) }),
  errors: [],
  perMinute: 40,
});

const ofMember = { action: 'TillMember', can: 'staff', scope: 'venue' } as const;

/** Texts a member a code, which they say at the counter when their balance is to pay. */
export const tillAskMember = call({
  ...ofMember,
  sub: 'ask',
  input: z.object({ member_id: idField }),
  output: z.strictObject({}),
  errors: ['till_locked', 'no_member', 'no_member_mobile', 'verify_off', 'locked_out'],
  perMinute: 20,
});

/**
 * A member’s yes to pay from their balance: the code on their phone, the one that was texted to them, or the PIN of
 * somebody here who looks after members. What it answers pays once, at this till, for some minutes.
 */
export const tillConfirmMember = call({
  ...ofMember,
  sub: 'confirm',
  input: z.object({
    member_id: idField,
    code: optionalField(textField(100)),
    pin: optionalField(textField(10)),
  }),
  output: z.strictObject({ word: z.string() }),
  errors: [
    'till_locked',
    'no_member',
    'wrong_balance_code',
    'wrong_till_pin',
    'pin_may_not_approve',
    'locked_out',
  ],
  perMinute: 30,
});

/** Makes the order in hand a member's: its points and its place in the history are theirs. With 0 it is nobody's again. */
export const tillAttachMember = call({
  action: 'TillMember',
  sub: 'attach',
  can: 'staff',
  scope: 'venue',
  input: z.object({ store_id: idField, menu_id: idField, member_id: idField }),
  output: cartOrder,
  errors: ['no_merchant', 'payment_under_way', 'no_member'],
  perMinute: 60,
});
