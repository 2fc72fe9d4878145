import { ownAccount } from '#actions/customer/account/own-account';
import { writeAction } from '#http/action';
import { fail } from '@servery/domain/failure';
import { answer } from '#http/answer';
import { sendNotice } from '#safety/send-notice';
import { holdTransferable } from '#stores/ledger';
import { addPayout } from '#stores/payouts';
import { customerView } from '#queries/customer';

/** All that can be paid out is put on hold, and those are told who look at it. */
export const withdrawFunds = writeAction('WithdrawFunds', async (tx, _input, caller) => {
  const { now } = caller;
  const customer = await ownAccount(tx, caller);
  if (!customer) return fail('members_only');
  const { id, brand_code: brand, name, email } = customer;
  const cents = await holdTransferable(tx, id, now);
  if (cents === 0) return fail('nothing_to_withdraw');
  await addPayout(tx, { brand_code: brand, customer_id: id, cents, asked_at: now });
  const notice = { template: 'payout' as const, brand, name, email, cents };
  await sendNotice(tx, { notice, to: brand }, caller);
  return answer({ customer: await customerView(tx, id, now) });
});
