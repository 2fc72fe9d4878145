import { z } from 'zod';
import { call } from '#call';
import { orderRow } from '#calls/console/orders';
import {
  decimalField,
  flag,
  idField,
  intField,
  money,
  optionalField,
  secondsField,
  submitKeyField,
  textField,
} from '#fields';

/** A member of the brand, in a list. */
const memberRow = z.strictObject({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  mobile: z.string(),
  /** At this venue. */
  orders: z.number(),
  /** When they last ordered here, in seconds since 1970; 0 for never. */
  last: z.number(),
  balance: money,
  points: z.number(),
});

const memberMovement = z.strictObject({
  id: z.number(),
  kind: z.enum(['order', 'refund', 'topup', 'auto_topup', 'payout', 'payout_returned', 'credit', 'debit']),
  created: z.number(),
  amount: money,
  balance: money,
  order_number: z.string(),
  paid_with: z.string(),
  /** Why the team gave or took it. */
  reason: z.string(),
});

const memberNote = z.strictObject({ id: z.number(), who: z.string(), at: z.number(), text: z.string() });

/** What somebody said of an order, or of the venue, and what was answered. */
const memberFeedback = z.strictObject({
  id: z.number(),
  /** In seconds since 1970. */
  at: z.number(),
  customer_id: z.number(),
  name: z.string(),
  /** Empty where it is about no order. */
  order_id: z.string(),
  order_number: z.string(),
  ease_of_use: z.number(),
  speed: z.number(),
  overall: z.number(),
  comments: z.string(),
  /** Empty while nobody has answered. */
  answer: z.string(),
  answered_at: z.number(),
  answered_by: z.string(),
});
export type MemberFeedback = z.output<typeof memberFeedback>;

const member = memberRow.extend({
  /** When the account was made, in seconds since 1970. */
  since: z.number(),
  /** What they must not eat; empty where nobody has said. */
  allergy: z.string(),
  /** What they asked to have back, and what waits for somebody to send it. */
  held: money,
  /** At this venue. */
  spent: money,
  /** 'Visa 4242'; empty without a card. */
  card: z.string(),
  /** What an automatic top-up puts in; 0.00 where there is none. */
  auto_topup: money,
  recent: z.array(orderRow),
  movements: z.array(memberMovement),
  more_movements: flag,
  notes: z.array(memberNote),
  /** What gave or took points here, the latest first. */
  point_entries: z.array(
    z.strictObject({
      id: z.number(),
      created: z.number(),
      points: z.number(),
      order_number: z.string(),
      reason: z.string(),
    }),
  ),
  feedback: z.array(memberFeedback),
});
export type Member = z.output<typeof member>;

const sees = { action: 'ConsoleCustomers', can: 'see_customers', scope: 'venue' } as const;
const manages = { ...sees, can: 'manage_customers' } as const;

/** Members of the brand: those who ordered here last, or those whom a search finds. */
export const consoleCustomers = call({
  ...sees,
  input: z.object({
    search: optionalField(textField(60)),
    /** Those who last ordered before this moment, in seconds since 1970. */
    before: optionalField(secondsField),
  }),
  output: z.strictObject({ customers: z.array(memberRow), more: flag }),
  errors: [],
  perMinute: 240,
});

export const consoleShowCustomer = call({
  ...sees,
  sub: 'show',
  input: z.object({ customer_id: idField }),
  output: member,
  errors: ['no_customer'],
  perMinute: 240,
});

/** Puts money into a balance, or with a minus takes it off, once for a key. */
export const consoleCreditCustomer = call({
  ...manages,
  sub: 'credit',
  input: z.object({
    customer_id: idField,
    amount: decimalField,
    /** The customer reads it too. */
    reason: textField(120).min(1, 'is missing'),
    submit_key: submitKeyField,
  }),
  output: member,
  errors: ['no_customer', 'bad_credit', 'balance_too_low'],
  perMinute: 30,
});

/** Gives points, or with a minus takes them, once for a key. */
export const consoleGivePoints = call({
  ...manages,
  sub: 'points',
  input: z.object({
    customer_id: idField,
    points: intField,
    reason: textField(120).min(1, 'is missing'),
    submit_key: submitKeyField,
  }),
  output: member,
  errors: ['no_customer', 'bad_points', 'points_too_low'],
  perMinute: 30,
});

/** What customers said, the latest first: of orders here, and of no order. */
export const consoleFeedback = call({
  ...sees,
  sub: 'feedback',
  input: z.object({ before: optionalField(idField) }),
  output: z.strictObject({ feedback: z.array(memberFeedback), more: flag }),
  errors: [],
  perMinute: 120,
});

/** Answers what somebody said, by mail and once. */
export const consoleAnswerFeedback = call({
  ...manages,
  sub: 'answer',
  input: z.object({ feedback_id: idField, text: textField(1000).min(1, 'is missing') }),
  output: memberFeedback,
  errors: ['no_feedback', 'feedback_answered', 'customer_mailed_enough'],
  perMinute: 30,
});

export const consoleNoteCustomer = call({
  ...manages,
  sub: 'add_note',
  input: z.object({ customer_id: idField, text: textField(500).min(1, 'is missing') }),
  output: member,
  errors: ['no_customer', 'notes_full'],
  perMinute: 60,
});

/** What they must not eat: it stands on every order of theirs from now on. */
export const consoleSetAllergy = call({
  ...manages,
  sub: 'allergy',
  input: z.object({ customer_id: idField, allergy: textField(120), was: textField(120) }),
  output: member,
  errors: ['no_customer', 'allergy_changed'],
  perMinute: 60,
});

export const consoleRemoveNote = call({
  ...manages,
  sub: 'remove_note',
  input: z.object({ customer_id: idField, note_id: idField }),
  output: member,
  errors: ['no_customer'],
  perMinute: 60,
});

/** All that is kept about somebody, as they may ask for it. */
export const consoleCopyCustomer = call({
  ...manages,
  sub: 'copy',
  input: z.object({ customer_id: idField }),
  output: z.strictObject({ file_name: z.string(), json: z.string() }),
  errors: ['no_customer'],
  perMinute: 20,
});

/** Takes away what tells who somebody was. What tax law wants stays, and names nobody. */
export const consoleForgetCustomer = call({
  ...manages,
  sub: 'forget',
  input: z.object({ customer_id: idField }),
  output: z.strictObject({}),
  errors: ['no_customer', 'customer_payment_open', 'customer_payout_open', 'customer_has_balance'],
  perMinute: 20,
});
