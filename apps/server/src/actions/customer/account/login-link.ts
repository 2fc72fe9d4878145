import { isMember } from '@servery/domain/people/roles';
import { writeAction } from '#http/action';
import { fail } from '@servery/domain/failure';
import { answer } from '#http/answer';
import { mintToken, TOKEN_LIFE_MS } from '#stores/tokens';
import { customerView } from '#queries/customer';

export const loginLink = writeAction('LoginLink', async (tx, _input, caller) => {
  const customer = await customerView(tx, caller.session?.customer_id ?? 0);
  if (!isMember(customer.status)) return fail('members_only');
  const usertoken = await mintToken(tx, { purpose: 'link', customerId: customer.id, now: caller.now });
  return answer({ userid: String(customer.id), usertoken, expires_in: TOKEN_LIFE_MS.link / 1000 });
});
