import { fail } from '@servery/domain/failure';
import { ownAccount } from '#actions/customer/account/own-account';
import { writeAction } from '#http/action';
import { answer } from '#http/answer';
import { customerView } from '#queries/customer';
import { chooseNews } from '#stores/news-choices';

export const newsChoice = writeAction('NewsChoice', async (tx, input, caller) => {
  const customer = await ownAccount(tx, caller);
  if (!customer) return fail('members_only');
  const { now } = caller;
  await chooseNews(tx, customer.id, { wants: input.wants === 1, place: 'account', now });
  return answer({ customer: await customerView(tx, customer.id, now) });
});
