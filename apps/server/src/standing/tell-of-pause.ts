import type { Tx } from '#db/database';
import { sendToOwner } from '#safety/send-notice';
import { takesFrom } from '@servery/domain/standing-orders/pauses';
import { setStanding, standingFrom, type StandingRecord } from '#stores/standing-orders';
import { findPause, PAUSED, RESUMED, TOLD } from '#stores/standing-pauses';

/** So long nobody is told: whoever paused by mistake takes it back, and nobody has heard of it. */
const UNTOLD_MS = 120_000;

/** Tells a customer once that their venue pauses, or that it goes on before it said it would. */
export async function tellOfPause(tx: Tx, row: StandingRecord, now: number): Promise<void> {
  const [what, id = ''] = row.warned.split(' ');
  const of = { customer_id: row.customer_id, standing_order_id: row.id };
  const pause = what === PAUSED ? await findPause(tx, row.venue_id, Number(id)) : undefined;
  if (pause && takesFrom(pause, standingFrom(row))) {
    const at = now + UNTOLD_MS;
    await setStanding(tx, row.id, { warned: `${TOLD} ${id}`, told_at: at });
    await sendToOwner(tx, { template: 'standing-paused', ...of, pause_id: pause.id }, at);
  }
  if (what === RESUMED) {
    await setStanding(tx, row.id, { warned: '' });
    await sendToOwner(tx, { template: 'standing-resumed', ...of }, now);
  }
}
