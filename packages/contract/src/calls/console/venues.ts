import { z } from 'zod';
import { call } from '#call';
import { storeState } from '#calls/console/venue';
import { dateField, flag, idField, jsonField, listField, money, optionalField, textField } from '#fields';
import { amount, named, text, windows } from '#venue-file/values';

const listed = z.strictObject({
  id: z.number(),
  name: z.string(),
  suburb: z.string(),
  organisation: z.string(),
  /** Venues of one brand can be copied onto each other. */
  brand: z.string(),
  state: storeState,
  is_open: flag,
  /** 'Open now, until 9 pm'. */
  line: z.string(),
  /** Only for those who may see them there. */
  sales: money.optional(),
  orders: z.number().optional(),
  /** Orders that are not ready yet, and those of them that are late. */
  open: z.number().optional(),
  late: z.number().optional(),
  /** What this person may do there, of what can be done from here. */
  may: z.array(z.enum(['pause', 'sold_out', 'menu', 'venue'])),
});
export type ListedVenue = z.output<typeof listed>;

/** Every venue that somebody works in, and how its day goes. */
export const consoleVenues = call({
  action: 'ConsoleVenues',
  can: 'team',
  scope: 'own',
  input: z.object({}),
  output: z.strictObject({ venues: z.array(listed), may_add: flag }),
  errors: [],
  perMinute: 60,
});

const change = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('pause'),
    /** Left out it lasts until somebody opens the venue. */
    minutes: z.int('is not a whole number').positive('is not a whole number').optional(),
    reason: text(120).default(''),
  }),
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({
    kind: z.literal('sold_out'),
    product: named(120),
    until: z.enum(['hour', 'today', 'open']),
  }),
  z.strictObject({ kind: z.literal('back'), product: named(120) }),
  z.strictObject({ kind: z.literal('price'), product: named(120), price: amount }),
  /** No hours at all is closed. */
  z.strictObject({ kind: z.literal('date'), date: dateField, hours: windows }),
]);
export type VenuesChange = z.output<typeof change>;

const venueIds = listField(idField, 50);

/** One change in several venues. Each says by itself whether it could be made there. */
export const consoleChangeVenues = call({
  action: 'ConsoleVenues',
  sub: 'change',
  can: 'team',
  scope: 'own',
  input: z.object({ venues: venueIds, venues_change: jsonField(change, 4000) }),
  output: z.strictObject({
    results: z.array(
      z.strictObject({ venue_id: z.number(), name: z.string(), done: flag, problem: z.string() }),
    ),
  }),
  errors: ['no_such_venue', 'bad_pause'],
  perMinute: 60,
});

const copy = {
  from_id: idField,
  /** Left out it becomes a new venue, with a name of its own. */
  into_id: optionalField(idField),
  parts: z.enum(['venue', 'menu'], 'is not venue or menu'),
  venue_name: textField(120).default(''),
  address: textField(200).default(''),
  suburb: textField(200).default(''),
  postcode: textField(20).default(''),
  phone: textField(200).default(''),
};
const plan = z.array(
  z.strictObject({
    part: z.string(),
    added: z.array(z.string()),
    changed: z.array(z.string()),
    removed: z.array(z.string()),
  }),
);
/** What somebody may do counts at each of the venues, not at the one where they are. */
const ofCopies = { action: 'ConsoleVenues', can: 'team', scope: 'own' } as const;
const COPY_ERRORS = ['no_such_venue', 'venue_refused', 'venue_name_missing'] as const;

/** What a copy would do; nothing is changed. */
export const consolePlanCopy = call({
  ...ofCopies,
  sub: 'plan_copy',
  input: z.object(copy),
  output: z.strictObject({ plan, seen: z.string() }),
  errors: COPY_ERRORS,
  perMinute: 60,
});

/** Copies a venue, or its menu, into a new one or onto one that there is. */
export const consoleCopyVenue = call({
  ...ofCopies,
  sub: 'copy',
  input: z.object({
    ...copy,
    /** Of the plan that was shown: another is not carried out. */
    seen: textField(64),
  }),
  output: z.strictObject({ venue_id: z.number(), edit_id: z.number() }),
  errors: [...COPY_ERRORS, 'copy_changed'],
  perMinute: 20,
});

/** Takes a copy onto a venue back, while the venue is as it left it. */
export const consoleUndoCopy = call({
  ...ofCopies,
  sub: 'undo_copy',
  input: z.object({ edit_id: idField }),
  output: z.strictObject({ venue_id: z.number() }),
  errors: ['no_edit', 'edited_since', 'venue_refused'],
  perMinute: 20,
});
