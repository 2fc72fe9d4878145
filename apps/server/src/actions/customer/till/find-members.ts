import { formatCents } from '@servery/domain/money';
import { memberSearch } from '@servery/domain/people/member-search';
import { tillOf } from '#actions/customer/till/staff-of-venue';
import type { ReadTx } from '#db/database';
import { readAction } from '#http/action';
import { answer } from '#http/answer';
import { findMembers, type FoundBy } from '#stores/member-search';
import { memberByCode } from '#stores/tokens';

const MOST = 8;

async function foundBy(tx: ReadTx, typed: string, now: number): Promise<FoundBy | undefined> {
  const search = memberSearch(typed);
  if (search?.by !== 'code') return search;
  const id = await memberByCode(tx, search.token, now);
  return id === undefined ? undefined : { by: 'id', id };
}

/** Whoever stands at the counter, with what they can pay with. No more of them than a person would look through. */
export const tillFindMembers = readAction('TillMember.find', async (tx, input, caller) => {
  const till = await tillOf(tx, caller);
  if (!till.ok) return till;
  const { venueId, staff } = till;
  const search = await foundBy(tx, input.search, caller.now);
  const found = search
    ? await findMembers(tx, search, { brandCode: staff.brand_code, venueId, most: MOST })
    : [];
  return answer({
    members: found.map(({ id, name, mobile, balance, points }) => ({
      id,
      name,
      mobile_ending: mobile.slice(-3),
      balance: formatCents(balance),
      points,
    })),
  });
});
