import type { Servery } from './servery.ts';
import { Caller, type Fields } from './prepared.ts';

/** The venue's owner, signed in at the console. */
export async function ownerOf(servery: Servery) {
  const owner = new Caller(servery);
  const console = { AppMode: 'console' };
  await owner.call({
    RequestAction: 'ConsoleLogin',
    ...console,
    email: 'owner@example.com',
    password: 'banksia-demo',
  });
  return (fields: Fields) => owner.call({ ...console, ...fields });
}

/** An order that is new goes to one status after the other; 9 and 10 are how it is withdrawn. */
export async function moveThrough(
  servery: Servery,
  order_id: string,
  statuses: readonly number[],
  asOwner?: Awaited<ReturnType<typeof ownerOf>>,
): Promise<void> {
  const owner = asOwner ?? (await ownerOf(servery));
  const change = (sub_action: string, fields: Fields) =>
    owner({ RequestAction: 'ConsoleOrder', sub_action, ...fields });
  let from = 1;
  for (const to of statuses) {
    if (to < 9) await change('move', { order_id, from, to });
    else await change(to === 9 ? 'cancel' : 'reject', { order_id, reason: 'Out of potatoes' });
    from = to;
  }
}
