import type { ReadTx } from '#db/database';
import type { AttemptRecord } from '#stores/payments';
import { purchaseOf } from '#stores/terminal-payments';
import { terminalById } from '#stores/terminals';

/** By which the page asks how the payment on its pinpad goes. */
export async function onPinpad(tx: ReadTx, { id, reference }: AttemptRecord) {
  const payment = await purchaseOf(tx, id);
  const terminal = payment && (await terminalById(tx, payment.terminal_id));
  return terminal && { session_id: reference, pos_guid: terminal.pos_guid };
}
