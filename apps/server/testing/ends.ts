import { isUnfinished } from '@servery/domain/payments/attempt';
import { paymentFlow } from '@servery/domain/payments/methods';
import { attemptsOf, chargesAt, ordersOfKey, type PayingShop, until } from './cards.ts';
import { type Redirected, takenFor } from './redirects.ts';

/** An open case is an end too: somebody has to look, and nobody is charged without it being known. */
export const GOOD: ReadonlySet<string> = new Set([
  '1 order, 1 charge',
  '0 order, 0 charge',
  '1 order, to be paid in store',
  'open case',
]);

const HELD = new Set(['authorized', 'submitted_for_settlement']);

/** How the submissions of one cart end, whatever they were paid with: at most one order comes of it. */
export function endsAt({ shop, sandbox }: PayingShop) {
  const attemptsOfAll = async (keys: readonly string[]) =>
    (await Promise.all(keys.map((key) => attemptsOf(shop(), key)))).flat();
  /** How many times money was taken, less how many times it went back. */
  const netCharges = async (keys: readonly string[]): Promise<number> => {
    let net = 0;
    const cards = await chargesAt(sandbox());
    for (const { id, method, reference, state } of await attemptsOfAll(keys))
      if (paymentFlow(method) === 'balance') net += state === 'captured' ? 1 : 0;
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
    until(shop(), async () => {
      const states = (await attemptsOfAll(keys)).map(({ state }) => state);
      const restless = states.some((state) => isUnfinished(state) && state !== 'waiting');
      if (!restless && !(states.includes('waiting') && (await netCharges(keys)) > 0)) return true;
      shop().clock.now += 3000;
      return false;
    });

  const endOf = async (keys: readonly string[]): Promise<string> => {
    const attempts = await attemptsOfAll(keys);
    const orders = (await Promise.all(keys.map((key) => ordersOfKey(shop(), key)))).flat();
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

  /** A webhook may still be on its way: what counts is what stays. */
  const lastEnd = async (...keys: readonly string[]): Promise<string> => {
    await rest(keys);
    const first = await endOf(keys);
    if (GOOD.has(first)) return first;
    return until(shop(), async () => {
      const end = await endOf(keys);
      return GOOD.has(end) && end;
    }).catch(() => first);
  };
  return { lastEnd };
}
