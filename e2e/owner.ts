import type { Servery } from './servery.ts';
import { Caller, type Fields } from './prepared.ts';

/** The venue's owner, who may do with an order what can be done with it at all. */
async function ownerOf(servery: Servery) {
  const owner = new Caller(servery);
  const console = { AppMode: 'console' };
  await owner.call({
    RequestAction: 'ConsoleLogin',
    ...console,
    email: 'owner@example.com',
    password: 'banksia-demo',
  });
  return (sub_action: string, fields: Fields) =>
    owner.call({ RequestAction: 'ConsoleOrder', sub_action, ...console, ...fields });
}

/** An order that is new goes to one status after the other; 9 and 10 are how it is withdrawn. */
export async function moveThrough(
  servery: Servery,
  order_id: string,
  statuses: readonly number[],
): Promise<void> {
  const change = await ownerOf(servery);
  let from = 1;
  for (const to of statuses) {
    if (to < 9) await change('move', { order_id, from, to });
    else await change(to === 9 ? 'cancel' : 'reject', { order_id, reason: 'Out of potatoes' });
    from = to;
  }
}
