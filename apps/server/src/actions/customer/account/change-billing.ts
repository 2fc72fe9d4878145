import { parseCents } from '@servery/domain/money';
import { isAutoTopupAmount } from '@servery/domain/payments/auto-topup';
import { ownAccount } from '#actions/customer/account/own-account';
import { writeAction } from '#http/action';
import { fail } from '@servery/domain/failure';
import { answer } from '#http/answer';
import { removeCard, setAutoTopup } from '#stores/saved-cards';
import { customerView } from '#queries/customer';

export const changeBilling = writeAction('ChangeBilling', async (tx, input, caller) => {
  const { now } = caller;
  const customer = await ownAccount(tx, caller);
  if (!customer) return fail('members_only');
  const { id, card_token: token } = customer;
  const removes = input.remove_card === 1;
  const cents = input.topup_amount === undefined ? undefined : parseCents(input.topup_amount);
  if (cents !== undefined && !isAutoTopupAmount(cents))
    return fail('topup_amount_unknown', { field: 'topup_amount' });
  if (cents && (removes || token === '')) return fail('topup_needs_card', { field: 'topup_amount' });
  if (removes) await removeCard(tx, id, now);
  if (cents !== undefined) await setAutoTopup(tx, id, cents);
  return answer({ customer: await customerView(tx, id, now) });
});
