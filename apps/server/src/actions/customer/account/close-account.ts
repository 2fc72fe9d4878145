import { mayDeleteAccount } from '@servery/domain/people/account-title';
import type { Customer } from '@servery/contract/entities/customer';
import { ownAccount } from '#actions/customer/account/own-account';
import { writeAction } from '#http/action';
import { fail } from '@servery/domain/failure';
import { answer } from '#http/answer';
import { closeMember, hasOpenPayment } from '#stores/closed-accounts';
import { hasOpenPayout } from '#stores/payouts';

/** What tells who somebody was goes at once; what tax law wants stays, and names nobody. */
export const closeAccount = writeAction('CloseAccount', async (tx, _input, caller) => {
  const customer = await ownAccount(tx, caller);
  if (!customer || !mayDeleteAccount(customer.status as Customer['status'])) return fail('members_only');
  if (await hasOpenPayment(tx, customer.id)) return fail('payment_open');
  if (await hasOpenPayout(tx, customer.id)) return fail('payout_open');
  await closeMember(tx, customer.id, caller.now);
  return answer({});
});
