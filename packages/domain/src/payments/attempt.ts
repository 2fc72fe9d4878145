import { catalogue } from '#texts/catalogue';
/**
 * One try to be paid. `started` is written before the provider is asked, so that whatever happens next is known
 * to have been tried. Only `started` and `unknown` mean that nobody here can say whether money has moved.
 */
const STATES = catalogue('rules-payments-states', {
  started: 'Asking the provider',
  waiting: 'The customer is paying at the provider',
  unknown: 'The provider hasn’t answered',
  placed: 'Order placed, money held',
  captured: 'Paid',
  declined: 'Declined by the provider',
  failed: 'Nothing was charged',
  voiding: 'The hold needs to be released',
  voided: 'Hold released, nothing was charged',
  refunding: 'Paid without an order, needs a refund',
  refunded: 'Refunded in full',
  open: 'Needs a look',
  closed: 'Looked at',
});
export type AttemptState = keyof typeof STATES;
export const attemptStates = Object.keys(STATES) as AttemptState[];
export const attemptText = (state: AttemptState): string => STATES[state];

/**
 * redirected: the provider wants to see the customer. taking: the customer is back, and the provider is asked. placed: held for us, and the order is written. paid: taken, and
 * the order is written. release and give_back: held or taken, but there is no order for it. silent: no answer came.
 * absent: the provider says that it never had it. cancelled: the order was cancelled before the money was taken.
 */
export type AttemptEvent =
  | 'redirected'
  | 'taking'
  | 'placed'
  | 'paid'
  | 'declined'
  | 'silent'
  | 'absent'
  | 'release'
  | 'give_back'
  | 'captured'
  | 'cancelled'
  | 'voided'
  | 'refunded'
  | 'stuck'
  | 'closed';

type Moves = Partial<Record<AttemptEvent, AttemptState>>;
const ANSWERED: Moves = {
  placed: 'placed',
  paid: 'captured',
  declined: 'declined',
  absent: 'failed',
  release: 'voiding',
  give_back: 'refunding',
  stuck: 'open',
};

const NEXT: Readonly<Record<AttemptState, Moves>> = {
  started: { ...ANSWERED, redirected: 'waiting', silent: 'unknown' },
  waiting: { ...ANSWERED, taking: 'started', silent: 'unknown' },
  unknown: { ...ANSWERED, redirected: 'waiting' },
  placed: { captured: 'captured', cancelled: 'voiding', stuck: 'open' },
  captured: { stuck: 'open' },
  declined: {},
  // Money that comes after all, for an invoice that was given up.
  failed: { give_back: 'refunding', stuck: 'open' },
  voiding: { voided: 'voided', give_back: 'refunding', stuck: 'open' },
  voided: {},
  refunding: { refunded: 'refunded', stuck: 'open' },
  refunded: {},
  // Somebody has looked, and wants the money to go back after all.
  open: { closed: 'closed', give_back: 'refunding' },
  closed: {},
};

export const afterEvent = (state: AttemptState, event: AttemptEvent): AttemptState | undefined =>
  NEXT[state][event];

/** Where an event may come from: a move is written only if the attempt still stands there. */
export const statesBefore = (event: AttemptEvent): AttemptState[] =>
  attemptStates.filter((state) => NEXT[state][event] !== undefined);

/** Its amount is off what its order comes to. One that was refunded was, and its refund is said beside it. */
export const isTaken = (state: AttemptState): boolean =>
  state === 'placed' || state === 'captured' || state === 'refunded';

/** Whether it can be said what became of the money. While it cannot, nothing else is charged. */
export const isInDoubt = (state: AttemptState): boolean => state === 'started' || state === 'unknown';

/** Whether money without an order may still have to be given back, or somebody may find that it has. */
export const mayGoBackWithoutOrder = (state: AttemptState): boolean =>
  isInDoubt(state) || ['waiting', 'failed', 'refunding', 'open'].includes(state);

/** What the recovery has still to bring to an end. */
export const isUnfinished = (state: AttemptState): boolean =>
  isInDoubt(state) ||
  state === 'waiting' ||
  state === 'placed' ||
  state === 'voiding' ||
  state === 'refunding';
export const unfinishedStates: readonly AttemptState[] = attemptStates.filter(isUnfinished);
