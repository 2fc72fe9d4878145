import type { Tx } from '#db/database';
import { dropTokensOf } from '#stores/tokens';

/** A number that was only typed is nobody's: texts that went to the last one open nothing any more. */
export async function changeMobile(tx: Tx, customerId: number, mobile: string): Promise<void> {
  await tx.q
    .updateTable('customer')
    .set({ mobile, mobile_verified_at: null })
    .where('id', '=', customerId)
    .execute();
  await dropTokensOf(tx, customerId, ['pin', 'mobile']);
}

/** The number is whose phone the last text to it was opened on: it counts for nobody else any more. */
export async function verifyMobile(
  tx: Tx,
  holder: { id: number; brand_code: string; mobile: string },
  now: number,
): Promise<void> {
  await tx.q
    .updateTable('customer')
    .set({ mobile_verified_at: null })
    .where('brand_code', '=', holder.brand_code)
    .where('mobile', '=', holder.mobile)
    .where('id', '<>', holder.id)
    .where('mobile_verified_at', 'is not', null)
    .execute();
  await tx.q.updateTable('customer').set({ mobile_verified_at: now }).where('id', '=', holder.id).execute();
}
