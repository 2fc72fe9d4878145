import type { EditChange } from '@servery/domain/order-edit/changes';
import type { SoldTotals } from '@servery/domain/sales/edited';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { ReadTx, Tx } from '#db/database';
import type { OrderEditTable } from '#db/tables/ordering';
import type { NewLine, OrderLineRecord, OrderRecord } from '#stores/orders';

export type OrderEditRecord = Selectable<OrderEditTable>;

const cents = z.int();
/** What an order was before an edit, as far as a report counts it. */
export const storedWas = z.strictObject({
  totals: z.strictObject({
    total: cents,
    productsTotal: cents,
    rewards: cents,
    discount: cents,
    // Edits of before there were any.
    daySurcharge: cents.default(0),
    deliveryFee: cents,
    preorderFee: cents,
    surcharge: cents,
    gst: cents,
    gstFree: cents,
    inputTaxed: cents,
  }),
  lines: z.array(
    z.strictObject({
      productId: z.int(),
      name: z.string(),
      quantity: z.int(),
      price: cents,
      discount: cents,
      options: z.array(z.int()),
    }),
  ),
});

const options = z.array(z.int());

/** An order and its lines as they are, to be kept with what replaces them. */
export function wasOf(order: OrderRecord, lines: readonly OrderLineRecord[]): z.output<typeof storedWas> {
  const totals: SoldTotals = {
    total: order.total,
    productsTotal: order.products_total,
    rewards: order.rewards_discount,
    discount: order.other_discount,
    daySurcharge: order.day_surcharge,
    deliveryFee: order.delivery_fee,
    preorderFee: order.preorder_fee,
    surcharge: order.surcharge,
    gst: order.gst,
    gstFree: order.gst_free,
    inputTaxed: order.input_taxed,
  };
  return {
    totals,
    lines: lines.map((line) => ({
      productId: line.product_id,
      name: line.name,
      quantity: line.quantity,
      price: line.price,
      discount: line.discount,
      options: options.parse(JSON.parse(line.options)),
    })),
  };
}

const text = z.string();
const storedChange = z.discriminatedUnion('is', [
  z.strictObject({
    is: z.literal('line'),
    name: text,
    options: text,
    station: text,
    from: z.int(),
    to: z.int(),
  }),
  z.strictObject({ is: z.literal('time'), from: z.int(), to: z.int() }),
  z.strictObject({ is: z.enum(['point', 'table']), from: text, to: text }),
  z.strictObject({ is: z.enum(['address', 'note']) }),
]) satisfies z.ZodType<EditChange>;

export const changesIn = ({ changes }: Pick<OrderEditRecord, 'changes'>): EditChange[] =>
  z.array(storedChange).parse(JSON.parse(changes));

export async function editByKey(tx: ReadTx, key: string): Promise<OrderEditRecord | undefined> {
  return tx.q.selectFrom('order_edit').selectAll().where('edit_key', '=', key).executeTakeFirst();
}

export async function editsOfOrder(tx: ReadTx, orderId: number): Promise<OrderEditRecord[]> {
  return tx.q.selectFrom('order_edit').selectAll().where('order_id', '=', orderId).orderBy('id').execute();
}

async function backIn(tx: ReadTx, table: 'refund' | 'counter_refund', editId: number): Promise<number> {
  const rows = await tx.q.selectFrom(table).select('cents').where('edit_id', '=', editId).execute();
  return rows.reduce((sum, row) => sum + row.cents, 0);
}

/** What went back because of an edit: through a provider or to a balance, and by hand. */
export const backByProvider = (tx: ReadTx, editId: number): Promise<number> => backIn(tx, 'refund', editId);
export const backByHand = (tx: ReadTx, editId: number): Promise<number> =>
  backIn(tx, 'counter_refund', editId);

export async function addEdit(tx: Tx, edit: Omit<OrderEditRecord, 'id'>): Promise<number> {
  const { id } = await tx.q.insertInto('order_edit').values(edit).returning('id').executeTakeFirstOrThrow();
  return id;
}

type EditedFields = Partial<Omit<OrderRecord, 'id'>>;

export async function saveEdited(tx: Tx, orderId: number, set: EditedFields): Promise<OrderRecord> {
  return tx.q
    .updateTable('orders')
    .set(set)
    .where('id', '=', orderId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function removeLines(tx: Tx, orderId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.q.deleteFrom('order_line').where('order_id', '=', orderId).where('id', 'in', ids).execute();
}

type ChangedLine = Pick<OrderLineRecord, 'quantity' | 'price' | 'discount'> & { ready_at?: number };

export async function changeLine(tx: Tx, id: number, set: ChangedLine): Promise<void> {
  await tx.q.updateTable('order_line').set(set).where('id', '=', id).execute();
}

export async function addLines(tx: Tx, lines: readonly NewLine[]): Promise<void> {
  for (const line of lines) await tx.q.insertInto('order_line').values(line).execute();
}
