import { formatCents } from '@servery/domain/money';
import { memberSearch } from '@servery/domain/people/member-search';
import { tillOf } from '#actions/customer/till/staff-of-venue';
import { readAction } from '#http/action';
import { answer } from '#http/answer';
import { findMembers } from '#stores/member-search';

const MOST = 8;

/** Whoever stands at the counter, with what they can pay with. No more of them than a person would look through. */
export const tillFindMembers = readAction('TillMember.find', async (tx, input, caller) => {
  const till = await tillOf(tx, caller);
  if (!till.ok) return till;
  const { venueId, staff } = till;
  const search = memberSearch(input.search);
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
