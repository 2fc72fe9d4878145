import type { MemberSearch } from '@servery/domain/people/member-search';
import { sql } from 'kysely';
import type { ReadTx } from '#db/database';
import { MEMBER_STATUSES } from '#stores/people';

export type FoundMember = { id: number; name: string; mobile: string; balance: number; points: number };

/** What somebody typed is looked for as it is: a percent sign is no wildcard. */
const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** The start of any word of a name. */
const named = (words: string) => sql<boolean>`
  (lower(customer.name) like ${`${escaped(words)}%`} escape '\\'
    or lower(customer.name) like ${`% ${escaped(words)}%`} escape '\\')`;

const owns = (ref: string) => sql<boolean>`
  customer.id in (select orders.customer_id from orders where orders.ref = ${ref})`;

/** As the store finds them: a code has been looked up before. */
export type FoundBy = Exclude<MemberSearch, { by: 'code' }> | { by: 'id'; id: number };

function matching(search: FoundBy) {
  switch (search.by) {
    case 'mobile':
      return sql<boolean>`customer.mobile like ${`%${search.digits}%`}`;
    case 'name':
      return named(search.words);
    case 'order':
      return owns(search.ref);
    case 'id':
      return sql<boolean>`customer.id = ${search.id}`;
  }
}

/** Members of a brand, with their balance and their points at one of its venues. */
export async function findMembers(
  tx: ReadTx,
  search: FoundBy,
  at: { brandCode: string; venueId: number; most: number },
): Promise<FoundMember[]> {
  const rows = await tx.q
    .selectFrom('customer')
    .select((of) => [
      'customer.id',
      'customer.name',
      'customer.mobile',
      of
        .selectFrom('ledger_entry')
        .select((sum) => sum.fn.sum<number | null>('cents').as('cents'))
        .whereRef('ledger_entry.customer_id', '=', 'customer.id')
        .where('account', '=', 'balance')
        .as('balance'),
      of
        .selectFrom('reward_entry')
        .select((sum) => sum.fn.sum<number | null>('points').as('points'))
        .whereRef('reward_entry.customer_id', '=', 'customer.id')
        .where('venue_id', '=', at.venueId)
        .as('points'),
    ])
    .where('brand_code', '=', at.brandCode)
    .where('closed_at', 'is', null)
    .where('status', 'in', [...MEMBER_STATUSES])
    .where(matching(search))
    .orderBy('customer.name')
    .orderBy('customer.id')
    .limit(at.most)
    .execute();
  return rows.map(({ balance, points, ...member }) => ({
    ...member,
    balance: balance ?? 0,
    points: points ?? 0,
  }));
}
