import type { SocialProvider } from '@servery/domain/identity/social';
import type { ReadTx, Tx } from '#db/database';

export type SocialKey = { brandCode: string; provider: SocialProvider; subject: string };

/** Found by the provider's own id, never by an email address: that may change hands. */
export async function customerOfSocial(tx: ReadTx, key: SocialKey): Promise<number | undefined> {
  const row = await tx.q
    .selectFrom('social_login')
    .select('customer_id')
    .where('brand_code', '=', key.brandCode)
    .where('provider', '=', key.provider)
    .where('subject', '=', key.subject)
    .executeTakeFirst();
  return row?.customer_id;
}

export async function connectSocial(
  tx: Tx,
  key: SocialKey & { customerId: number; now: number },
): Promise<void> {
  await tx.q
    .insertInto('social_login')
    .values({
      brand_code: key.brandCode,
      provider: key.provider,
      subject: key.subject,
      customer_id: key.customerId,
      created_at: key.now,
    })
    .onConflict((conflict) => conflict.columns(['brand_code', 'provider', 'subject']).doNothing())
    .execute();
}
