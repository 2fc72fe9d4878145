import { fail } from '@servery/domain/failure';
import { memberCode as codeOf } from '@servery/domain/people/member-search';
import { isMember } from '@servery/domain/people/roles';
import { writeAction } from '#http/action';
import { answer } from '#http/answer';
import { customerView } from '#queries/customer';
import { mintToken, TOKEN_LIFE_MS } from '#stores/tokens';

/** Says who somebody is at a counter of the brand, and nothing else: nobody signs in by it. */
export const memberCode = writeAction('MemberCode', async (tx, _input, caller) => {
  const customer = await customerView(tx, caller.session?.customer_id ?? 0);
  if (!isMember(customer.status)) return fail('members_only');
  const token = await mintToken(tx, { purpose: 'member', customerId: customer.id, now: caller.now });
  return answer({ code: codeOf(token), expires_in: TOKEN_LIFE_MS.member / 1000 });
});
