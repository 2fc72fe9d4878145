import { memoryOf, type Pace, waitLeft } from '#limits/pace';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** What cards that were declined are counted by. */
export type CardTarget = 'session' | 'card' | 'address' | 'venue';
type Paces = Readonly<Partial<Record<CardTarget, readonly Pace[]>>>;

const CARD: readonly Pace[] = [
  { after: 3, windowMs: DAY_MS, waitMs: MINUTE_MS },
  { after: 5, windowMs: DAY_MS, waitMs: 15 * MINUTE_MS },
  { after: 10, windowMs: DAY_MS, waitMs: DAY_MS },
];

/** An office at lunch shares one address: most of its cards are good, and good ones are not counted. */
const USUAL: Paces = {
  card: CARD,
  session: [
    { after: 3, windowMs: HOUR_MS, waitMs: 30 * SECOND_MS },
    { after: 5, windowMs: HOUR_MS, waitMs: 5 * MINUTE_MS },
    { after: 8, windowMs: HOUR_MS, waitMs: HOUR_MS },
  ],
  address: [
    { after: 8, windowMs: 15 * MINUTE_MS, waitMs: 10 * SECOND_MS },
    { after: 20, windowMs: HOUR_MS, waitMs: 2 * MINUTE_MS },
    { after: 40, windowMs: HOUR_MS, waitMs: 15 * MINUTE_MS },
  ],
};

/** Somebody tries out stolen cards at this venue, from many places: who has a good card still pays at the first try. */
const UNDER_ATTACK: Paces = {
  card: CARD,
  session: [
    { after: 1, windowMs: HOUR_MS, waitMs: MINUTE_MS },
    { after: 3, windowMs: HOUR_MS, waitMs: HOUR_MS },
  ],
  address: [
    { after: 3, windowMs: 15 * MINUTE_MS, waitMs: MINUTE_MS },
    { after: 8, windowMs: HOUR_MS, waitMs: HOUR_MS },
  ],
};
const ATTACK: Pace = { after: 60, windowMs: 10 * MINUTE_MS, waitMs: 10 * MINUTE_MS };

/** A kiosk or a till serves a queue: what guests do at the same address does not slow it down. */
const IN_VENUE: Paces = {
  card: CARD,
  session: [{ after: 10, windowMs: 10 * MINUTE_MS, waitMs: 20 * SECOND_MS }],
};

export type CardTries = Readonly<Record<CardTarget, readonly number[]>>;

/** How long the next try of a card has to wait, by when others were declined; 0 if it may be made now. */
export function cardWait(tries: CardTries, { inVenue }: { inVenue: boolean }, now: number): number {
  const attacked = waitLeft([ATTACK], tries.venue, now) > 0;
  const paces = inVenue ? IN_VENUE : attacked ? UNDER_ATTACK : USUAL;
  const waits = (['session', 'card', 'address'] as const).map((target) =>
    waitLeft(paces[target] ?? [], tries[target], now),
  );
  return Math.max(...waits);
}

/** How much of the past the rule looks at. */
export const CARD_MEMORY = memoryOf([
  ATTACK,
  ...[USUAL, UNDER_ATTACK, IN_VENUE].flatMap((paces) => Object.values(paces).flat()),
]);
