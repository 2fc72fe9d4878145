import { z } from 'zod';
import { dayAdded } from '#entities/day-surcharge';
import { orderDetail } from '#entities/checkout';
import { flag, money } from '#fields';

export const orderStatus = z.union([
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
  z.literal(6),
  z.literal(7),
  z.literal(8),
  z.literal(9),
  z.literal(10),
]);
export type OrderStatus = z.output<typeof orderStatus>;

/** How GST treats a line; `none` where the venue charges no GST at all. */
const taxTreatment = z.enum(['taxable', 'gst_free', 'input_taxed', 'none']);
export type TaxTreatment = z.output<typeof taxTreatment>;

export const receipt = z.strictObject({
  id: z.string(),
  nstatus: orderStatus,
  status_text: z.string(),
  /** Why it was cancelled or rejected, in the venue's words. */
  status_reason: z.string(),
  /** The brand that the venue belongs to. */
  merchant_name: z.string(),
  store_name: z.string(),
  store_address1: z.string(),
  store_suburb: z.string(),
  store_phone: z.string(),
  abn: z.string(),
  menu_name: z.string(),
  /** With these, what it was can be put into the cart again. */
  store_id: z.number(),
  menu_id: z.number(),
  pos_order_id: z.string(),
  submitted: z.number(),
  requested_for: z.number(),
  requested_for_date: z.string(),
  requested_for_time: z.string(),
  created_date: z.string(),
  invoice_date: z.string(),
  fulfilment_type: z.string(),
  fulfilment_asap: flag,
  delivery_time_type: z.string(),
  delivery_address: z.string(),
  delivery_slot: z.string(),
  table_num: z.string(),
  booking_ref: z.string(),
  booking_pax: z.number(),
  contact_name: z.string(),
  /** The first name of whoever sold it at a till; empty where nobody did, or the venue does not ask. */
  served_by: z.string(),
  note: z.string(),
  /** What the venue asked and was told, a student and a class included. */
  details: z.array(orderDetail),
  /** How it is handed over without contact, in the venue's words; empty where it is not. */
  contactless: z.string(),
  billing_address: z.string(),
  sub_total: money,
  rewards_used: money,
  /** Points that it has earned; 0 until it is complete. */
  rewards_awarded: z.number(),
  store_discount: money,
  coupon_value: money,
  coupon_code: z.string(),
  /** What it cost more for its day; left out where it did not. */
  day_surcharge: dayAdded.optional(),
  store_surcharge: money,
  delivery_fee: money,
  convenience_fee: money,
  total: money,
  /** What was paid beside the total because cash ends at 5 c. */
  rounding: money,
  gst_included: money,
  /** Gift vouchers that paid some of it, with what each had left then; left out where none did. */
  gifts: z.array(z.strictObject({ ending: z.string(), amount: money, left: money })).optional(),
  /** 0: no GST was charged for any of it, so that its invoice is no tax invoice. */
  tax_invoice: flag,
  paid: flag,
  /** Given back, or on its way back. */
  refunded: money,
  /** What went back, newest last; the reason where it is meant for the customer. */
  refunds: z.array(
    z.strictObject({
      date: z.string(),
      amount: money,
      reason: z.string(),
      /** Where those who placed the order fetch it, if the provider cannot send it by itself; else empty. */
      claim_url: z.string(),
    }),
  ),
  payment_method: z.string(),
  payment_terms: z.string(),
  /** The provider's number of the payment, for those who placed it; empty where none has one. */
  transaction_id: z.string(),
  /** The standing order that placed it; 0 where somebody did. */
  standing_order_id: z.number(),
  /** Where those who placed it can follow the driver while it is on its way; else empty. */
  delivery_tracking_url: z.string(),
  order_confirmation: z.string(),
  /** When it came to each step that it has reached, at the venue: 'submitted', '12:11 pm'. */
  step_times: z.array(
    z.strictObject({ step: z.enum(['submitted', 'confirmed', 'progress', 'ready']), time: z.string() }),
  ),
  /** When the venue changed it last: '12:41 pm'; empty where it did not. */
  changed_time: z.string(),
  currency_sign: z.string(),
  is_mine: flag,
});
export type Receipt = z.output<typeof receipt>;

export const receiptLine = z.strictObject({
  id: z.number(),
  name: z.string(),
  short_desc: z.string(),
  quantity: z.number(),
  price: money,
  /** Its share of the rewards and the discount. */
  discount: money,
  tax: taxTreatment,
  notes: z.string(),
  /** The product's picture of today; empty where it is gone, or the menu shows none. */
  img_url: z.string(),
});
export type ReceiptLine = z.output<typeof receiptLine>;
export const receiptSettings = z.strictObject({
  dinein_verb: z.string(),
  table_num_label: z.string(),
  booking_verb: z.string(),
  booking_ref_label: z.string(),
  deliver_verb: z.string(),
  pickup_verb: z.string(),
});
