import type { ReadTx, Tx } from '#db/database';

type Column = { table: 'terminal'; key: 'pos_guid'; columns: readonly ['secret', 'token'] };
type TotpColumn = { table: 'totp'; key: 'person_id'; columns: readonly ['secret'] };
type WebhookColumn = { table: 'webhook'; key: 'id'; columns: readonly ['secret'] };
type GiftColumn = { table: 'gift_voucher'; key: 'id'; columns: readonly ['code'] };
type AccountColumn = { table: 'payment_account'; key: 'id'; columns: readonly ['secrets'] };

/** Every column that is sealed, and what its rows are told apart by: whoever seals another one names it here. */
const SEALED: readonly (Column | AccountColumn | GiftColumn | TotpColumn | WebhookColumn)[] = [
  { table: 'terminal', key: 'pos_guid', columns: ['secret', 'token'] },
  { table: 'payment_account', key: 'id', columns: ['secrets'] },
  { table: 'webhook', key: 'id', columns: ['secret'] },
  { table: 'gift_voucher', key: 'id', columns: ['code'] },
  { table: 'totp', key: 'person_id', columns: ['secret'] },
];

export type SealedValue = {
  table: string;
  key: string;
  column: string;
  row: string;
  sealed: string;
};

/** Everything in the database that is sealed. */
export async function sealedValues(tx: ReadTx): Promise<SealedValue[]> {
  const values: SealedValue[] = [];
  for (const { table, key, columns } of SEALED)
    for (const column of columns) {
      const rows = await tx.q
        .selectFrom(table as 'terminal')
        .select([key as 'pos_guid', column as 'secret'])
        .where(column as 'secret', '!=', '')
        .execute();
      for (const held of rows as unknown as Record<string, string>[]) {
        const [row = '', sealed = ''] = [held[key], held[column]];
        values.push({ table, key, column, row, sealed });
      }
    }
  return values;
}

/** The same, and nobody changes them until this transaction ends. */
export async function lockSealed(tx: Tx): Promise<SealedValue[]> {
  for (const { table, key } of SEALED)
    await tx.q
      .updateTable(table as 'terminal')
      .set((row) => ({ [key]: row.ref(key as 'pos_guid') }))
      .execute();
  return sealedValues(tx);
}

export async function putSealed(
  tx: Tx,
  { table, key, column, row }: SealedValue,
  sealed: string,
): Promise<void> {
  await tx.q
    .updateTable(table as 'terminal')
    .set({ [column]: sealed })
    .where(key as 'pos_guid', '=', row)
    .execute();
}
