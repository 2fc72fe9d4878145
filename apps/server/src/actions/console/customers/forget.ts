import { fail } from '@servery/domain/failure';
import { memberOfCaller } from '#actions/console/customers/show-member';
import { note } from '#callers/note';
import { writeAction } from '#http/action';
import { answer } from '#http/answer';
import { closeMember, hasOpenPayment } from '#stores/closed-accounts';
import { hasOpenPayout } from '#stores/payouts';
import { balanceOf, lockCustomer } from '#stores/people';

/** As if they had deleted their account themselves; what they still have is given back to them first. */
export const consoleForgetCustomer = writeAction('ConsoleCustomers.forget', async (tx, input, caller) => {
  const customerId = input.customer_id;
  if (!(await memberOfCaller(tx, customerId, caller))) return fail('no_customer');
  await lockCustomer(tx, customerId);
  if (await hasOpenPayment(tx, customerId)) return fail('customer_payment_open');
  if (await hasOpenPayout(tx, customerId)) return fail('customer_payout_open');
  if ((await balanceOf(tx, customerId)) > 0) return fail('customer_has_balance');
  await closeMember(tx, customerId, caller.now);
  await note(tx, caller, { action: 'customer.forgotten', subject: String(customerId), details: {} });
  return answer({});
});
