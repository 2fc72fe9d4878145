import type { ReadTx, Tx } from '#db/database';

type Of = { brandCode: string; customerId: number };

export async function notesOf(tx: ReadTx, { brandCode, customerId }: Of) {
  return tx.q
    .selectFrom('customer_note')
    .innerJoin('person', 'person.id', 'customer_note.person_id')
    .select(['customer_note.id', 'customer_note.text', 'customer_note.created_at', 'person.name as who'])
    .where('customer_note.brand_code', '=', brandCode)
    .where('customer_note.customer_id', '=', customerId)
    .orderBy('customer_note.id', 'desc')
    .execute();
}

export async function addCustomerNote(
  tx: Tx,
  { brandCode, customerId }: Of,
  note: { personId: number; text: string; now: number },
): Promise<void> {
  await tx.q
    .insertInto('customer_note')
    .values({
      brand_code: brandCode,
      customer_id: customerId,
      person_id: note.personId,
      text: note.text,
      created_at: note.now,
    })
    .execute();
}

export async function removeCustomerNote(
  tx: Tx,
  { brandCode, customerId }: Of,
  noteId: number,
): Promise<string | undefined> {
  const gone = await tx.q
    .deleteFrom('customer_note')
    .where('id', '=', noteId)
    .where('brand_code', '=', brandCode)
    .where('customer_id', '=', customerId)
    .returning('text')
    .executeTakeFirst();
  return gone?.text;
}
