import type { Tx } from '#db/database';

/** A school canteen sells its food input-taxed. No demo venue is one: some of its products are sold like that. */
export async function sellInputTaxed(tx: Tx, names: readonly string[]): Promise<void> {
  await tx.q.updateTable('product').set({ tax_class: 'input_taxed' }).where('name', 'in', names).execute();
}
