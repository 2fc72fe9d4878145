import { fail, type Failure } from '#failure';
import { dateName } from '#hours/words';
import { firstDateFrom, type StandingOrder } from '#standing-orders/standing-order';
import { catalogue } from '#texts/catalogue';

const t = catalogue('standing-pauses', {
  days: '{from} to {to}',
  pausedWith: '{store} has paused standing orders: {days}. {note}',
  paused: '{store} has paused standing orders: {days}.',
});

/** Days, the first and the last included, on which a venue has no standing order placed. */
export type StandingPause = { id: number; from: string; to: string; note: string };

const LONGEST_DAYS = 92;
const MOST = 12;

export const pauseOn = <T extends Pick<StandingPause, 'from' | 'to'>>(
  pauses: readonly T[],
  date: string,
): T | undefined => pauses.find(({ from, to }) => from <= date && date <= to);

/** Whether a pause takes anything from a standing order: something is wanted on one of its days. */
export function takesFrom({ from, to }: Pick<StandingPause, 'from' | 'to'>, order: StandingOrder): boolean {
  const first = firstDateFrom(order, from);
  return first !== undefined && first <= to;
}

type PauseProblem = Failure<
  'standing_pause_past' | 'standing_pause_long' | 'standing_pause_overlaps' | 'standing_pause_many'
>;

/** Why these days cannot be paused; nothing where they can. */
export function pauseProblem(
  { from, to }: Pick<StandingPause, 'from' | 'to'>,
  { today, pauses }: { today: string; pauses: readonly StandingPause[] },
): PauseProblem | undefined {
  if (from < today || to < from) return fail('standing_pause_past');
  if (Temporal.PlainDate.from(from).until(to).days >= LONGEST_DAYS)
    return fail('standing_pause_long', { most: LONGEST_DAYS });
  if (pauses.some((other) => from <= other.to && other.from <= to)) return fail('standing_pause_overlaps');
  return pauses.length >= MOST ? fail('standing_pause_many', { most: MOST }) : undefined;
}

/** 'Thu 24 Dec to Sat 2 Jan', or the one day. */
export const pauseDays = ({ from, to }: Pick<StandingPause, 'from' | 'to'>): string =>
  from === to ? dateName(from) : t.days({ from: dateName(from), to: dateName(to) });

/** As those who keep one read it. */
export function pauseText(pause: Omit<StandingPause, 'id'>, store: string): string {
  const facts = { store, days: pauseDays(pause) };
  return pause.note === '' ? t.paused(facts) : t.pausedWith({ ...facts, note: pause.note });
}
