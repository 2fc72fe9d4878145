import type { ReadTx, Tx } from '#db/database';
import type { CustomerRecord } from '#stores/people';

type Profile = Partial<Pick<CustomerRecord, 'name' | 'email' | 'new_email' | 'birthday' | 'gender'>>;

export async function updateProfile(tx: Tx, customerId: number, profile: Profile): Promise<void> {
  await tx.q.updateTable('customer').set(profile).where('id', '=', customerId).execute();
}

export type SignInMethods = { pin: boolean; password: boolean; apple: boolean; google: boolean };

/** How a customer can sign in. */
export async function signInMethods(tx: ReadTx, customerId: number): Promise<SignInMethods> {
  const rows = await tx.q
    .selectFrom('credential')
    .select((of) => of.ref('kind').$castTo<string>().as('method'))
    .where('customer_id', '=', customerId)
    .unionAll((of) =>
      of
        .selectFrom('social_login')
        .select((social) => social.ref('provider').$castTo<string>().as('method'))
        .where('customer_id', '=', customerId),
    )
    .execute();
  const has = (wanted: string) => rows.some(({ method }) => method === wanted);
  return { pin: has('pin'), password: has('password'), apple: has('apple'), google: has('google') };
}

export async function secretOf(
  tx: ReadTx,
  customerId: number,
  kind: 'password' | 'pin',
): Promise<string | undefined> {
  const row = await tx.q
    .selectFrom('credential')
    .select('hash')
    .where('customer_id', '=', customerId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row?.hash;
}
