import { isUnfinished } from '@servery/domain/payments/attempt';
import { paymentFlow } from '@servery/domain/payments/methods';
import { attemptsOf, chargesAt, ordersOfKey, type PayingServery, until } from './cards.ts';
import { type Redirected, takenFor } from './redirects.ts';
import { creditsBy } from './topups.ts';
import { netAtPinpads } from './terminals.ts';

/** An open case is an end too: somebody has to look, and nobody is charged without it being known. */
export const GOOD: ReadonlySet<string> = new Set([
  '1 order, 1 charge',
  '0 order, 0 charge',
  '1 order, to be paid in store',
  'open case',
]);
/** The same of money that is put on a balance. */
export const GOOD_TOPUPS: ReadonlySet<string> = new Set([
  '1 credit, 1 charge',
  '0 credit, 0 charge',
  'open case',
]);

const HELD = new Set(['authorized', 'submitted_for_settlement']);

/** How the submissions of one cart end, whatever they were paid with: at most one order comes of it. */
export function endsAt({ servery, sandbox }: PayingServery) {
  const attemptsOfAll = async (keys: readonly string[]) =>
    (await Promise.all(keys.map((key) => attemptsOf(servery(), key)))).flat();
  /** How many times money was taken, less how many times it went back. */
  const netCharges = async (keys: readonly string[]): Promise<number> => {
    let net = 0;
    const cards = await chargesAt(sandbox());
    for (const { id, method, reference, state } of await attemptsOfAll(keys))
      if (paymentFlow(method) === 'terminal') net += await netAtPinpads(sandbox(), reference);
      else if (paymentFlow(method) === 'balance') net += state === 'captured' ? 1 : 0;
      else if (paymentFlow(method) === 'authorise')
        net += cards.filter(
          ({ orderId, type, status }) => orderId === id && type === 'sale' && HELD.has(status),
        ).length;
      else {
        const taken = await takenFor(sandbox(), method as Redirected, reference);
        net += taken.charges.length - taken.refunds;
      }
    return net;
  };

  /** Lets time go by until nothing is under way any more. */
  const rest = (keys: readonly string[]) =>
    until(servery(), async () => {
      const states = (await attemptsOfAll(keys)).map(({ state }) => state);
      const restless = states.some((state) => isUnfinished(state) && state !== 'waiting');
      if (!restless && !(states.includes('waiting') && (await netCharges(keys)) > 0)) return true;
      servery().clock.now += 3000;
      return false;
    });

  const endOf = async (keys: readonly string[]): Promise<string> => {
    const attempts = await attemptsOfAll(keys);
    const orders = (await Promise.all(keys.map((key) => ordersOfKey(servery(), key)))).flat();
    const paid = orders.filter((order) => order.paid === 1).length;
    const net = await netCharges(keys);
    const open = attempts.filter(({ state }) => state === 'open').length;
    // What does not match has to be somebody's case, each of it.
    if (open > 0 && orders.length <= 1 && Math.abs(net - paid) <= open) return 'open case';
    if (orders.length === 1 && orders[0]?.payment_method === 'STORE' && paid === 0 && net === 0)
      return '1 order, to be paid in store';
    const end = `${orders.length} order, ${net} charge`;
    if (GOOD.has(end)) return end;
    return `${end}: ${attempts.map((it) => `${it.method} ${it.state} ${it.problem}`).join(', ')}`;
  };

  const endOfTopup = async (keys: readonly string[]): Promise<string> => {
    const attempts = await attemptsOfAll(keys);
    const credits = await creditsBy(
      servery(),
      attempts.map(({ id }) => id),
    );
    const net = await netCharges(keys);
    const open = attempts.filter(({ state }) => state === 'open').length;
    if (open > 0 && Math.abs(net - credits) <= open) return 'open case';
    const end = `${credits} credit, ${net} charge`;
    if (GOOD_TOPUPS.has(end)) return end;
    return `${end}: ${attempts.map((it) => `${it.method} ${it.state} ${it.problem}`).join(', ')}`;
  };

  /** A webhook may still be on its way: what counts is what stays. */
  const lastOf = async (
    keys: readonly string[],
    look: (keys: readonly string[]) => Promise<string>,
    good: ReadonlySet<string>,
  ): Promise<string> => {
    await rest(keys);
    const first = await look(keys);
    if (good.has(first)) return first;
    return until(servery(), async () => {
      const end = await look(keys);
      if (good.has(end)) return end;
      // What could not be given back at once is tried again later, and time has to go by for that.
      servery().clock.now += 3000;
      return false;
    }).catch(() => first);
  };
  return {
    lastEnd: (...keys: readonly string[]) => lastOf(keys, endOf, GOOD),
    lastTopupEnd: (...keys: readonly string[]) => lastOf(keys, endOfTopup, GOOD_TOPUPS),
  };
}
