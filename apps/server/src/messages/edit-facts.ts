import type { EditChange } from '@servery/domain/order-edit/changes';
import type { BackTo } from '@servery/domain/payments/refund';
import type { ReadTx } from '#db/database';
import { refundParts } from '#messages/refund-parts';
import { backByHand, changesIn, editsOfOrder } from '#stores/order-edits';

/** What a message about an edit is made of. */
export type EditFacts = {
  id: number;
  changes: readonly EditChange[];
  /** What went back, by itself and at the counter. */
  sent: readonly BackTo[];
  byHand: number;
};

export async function editFacts(tx: ReadTx, orderId: number, id: number): Promise<EditFacts | undefined> {
  const edit = (await editsOfOrder(tx, orderId)).find((each) => each.id === id);
  if (!edit) return undefined;
  const [sent, byHand] = [(await refundParts(tx, orderId)).forEdit(id), await backByHand(tx, id)];
  return { id, changes: changesIn(edit), sent, byHand };
}
