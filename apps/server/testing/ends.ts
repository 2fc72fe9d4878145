import { isUnfinished } from '@servery/domain/payments/attempt';
import { paymentWay } from '@servery/domain/payments/methods';
import { attemptsOf, chargesAt, ordersOfKey, type PayingShop, until } from './cards.ts';
import { type Redirected, takenFor } from './redirects.ts';

/** An open case is an end too: somebody has to look, and nobody is charged without it being known. */
export const GOOD: ReadonlySet<string> = new Set(['1 order, 1 charge', '0 order, 0 charge', 'open case']);

/** How a submission ends, whatever it was paid with. */
export function endsAt({ shop, sandbox }: PayingShop) {
  /** How many times money was taken, less how many times it went back. */
  const netCharges = async (key: string): Promise<number> => {
    let net = 0;
    const cards = await chargesAt(sandbox());
    for (const { id, method, reference } of await attemptsOf(shop(), key))
      if (paymentWay(method) === 'authorise')
        net += cards.filter(
          ({ orderId, type, status }) =>
            orderId === id && type === 'sale' && ['authorized', 'submitted_for_settlement'].includes(status),
        ).length;
      else {
        const taken = await takenFor(sandbox(), method as Redirected, reference);
        net += taken.charges.length - taken.refunds;
      }
    return net;
  };

  /** Lets time go by until nothing is under way any more. */
  const rest = (key: string) =>
    until(shop(), async () => {
      const states = (await attemptsOf(shop(), key)).map(({ state }) => state);
      const restless = states.some((state) => isUnfinished(state) && state !== 'waiting');
      if (!restless && !(states.includes('waiting') && (await netCharges(key)) > 0)) return true;
      shop().clock.now += 3000;
      return false;
    });

  const endOf = async (key: string): Promise<string> => {
    const attempts = await attemptsOf(shop(), key);
    if (attempts.some(({ state }) => state === 'open')) return 'open case';
    const end = `${(await ordersOfKey(shop(), key)).length} order, ${await netCharges(key)} charge`;
    if (GOOD.has(end)) return end;
    return `${end}: ${attempts.map((it) => `${it.method} ${it.state} ${it.problem}`).join(', ')}`;
  };

  /** A webhook may still be on its way: what counts is what stays. */
  const lastEnd = async (key: string): Promise<string> => {
    await rest(key);
    const first = await endOf(key);
    if (GOOD.has(first)) return first;
    return until(shop(), async () => {
      const end = await endOf(key);
      return GOOD.has(end) && end;
    }).catch(() => first);
  };
  return { lastEnd };
}
