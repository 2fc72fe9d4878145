import { fail } from '@servery/domain/failure';
import { maskedEmail } from '@servery/domain/identity/masked';
import { ownAccount } from '#actions/customer/account/own-account';
import type { Caller } from '#callers/caller';
import { readAction, writeAction } from '#http/action';
import { answer } from '#http/answer';
import { customerView } from '#queries/customer';
import { chooseNews } from '#stores/news/choices';
import { leaveByLink } from '#stores/news/leave';
import { customerOfLink, type LinkHolder } from '#stores/news/recipients';

export const newsChoice = writeAction('NewsChoice', async (tx, input, caller) => {
  const customer = await ownAccount(tx, caller);
  if (!customer) return fail('members_only');
  const { now } = caller;
  await chooseNews(tx, customer.id, { wants: input.wants === 1, place: 'account', now });
  return answer({ customer: await customerView(tx, customer.id, now) });
});

const linkView = ({ email }: LinkHolder, wants: boolean) => ({
  email: maskedEmail(email),
  wants_news: wants ? (1 as const) : (0 as const),
});

/** A link of another brand's is none here. */
const ofBrand = (holder: LinkHolder | undefined, { brand }: Caller): holder is LinkHolder =>
  holder?.brand_code === brand.code;

export const newsLink = readAction('NewsLink', async (tx, { token }, caller) => {
  const holder = await customerOfLink(tx, token);
  if (!ofBrand(holder, caller)) return fail('news_link_unknown');
  return answer(linkView(holder, holder.news_since !== null));
});

export const newsLinkOff = writeAction('NewsLink.off', async (tx, { token }, caller) => {
  const holder = await leaveByLink(tx, token, { place: 'link', now: caller.now });
  if (!ofBrand(holder, caller)) return fail('news_link_unknown');
  return answer(linkView(holder, false));
});
