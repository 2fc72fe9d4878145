import type { CallOutput } from '@servery/contract/registry';
import type { ReadTx } from '#db/database';
import { factsOf, secretsOf } from '#payments/account-keys';
import type { Payments } from '#payments/payments';
import { accountsOfOrganisation, type AccountRecord } from '#stores/payment-accounts';
import type { TeamMember } from '#stores/team';
import { accountView } from '#views/payment-account';

const METHODS = ['card', 'PP', 'CB'] as const;

/** This venue's own and the organisation's; what other venues have is theirs. */
export const isSeenBy = (member: TeamMember, account: AccountRecord): boolean =>
  account.organisation_id === member.organisationId &&
  (account.venue_id === null || account.venue_id === member.venueId);

/** Who works in one venue changes what that venue has, and nothing that others are paid through. */
export const mayChange = (member: TeamMember, account: Pick<AccountRecord, 'venue_id'>): boolean =>
  account.venue_id === null ? member.inAllVenues : account.venue_id === member.venueId;

const rank = ({ archived_at: archived, venue_id: venue }: AccountRecord): number =>
  archived === null ? Number(venue === null) : 2;

/** Many are replaced over the years; the last of them are enough to look at. */
const MOST_ARCHIVED = 20;

export async function accountsOf(
  tx: ReadTx,
  member: TeamMember,
  payments: Payments,
): Promise<CallOutput<'ConsolePaymentAccounts'>> {
  const all = await accountsOfOrganisation(tx, member.organisationId);
  const seen = all.filter((account) => isSeenBy(member, account));
  const used = seen.filter(({ archived_at: at }) => at === null);
  const replaced = seen.filter(({ archived_at: at }) => at !== null).slice(0, MOST_ARCHIVED);
  const site = payments.siteUrl(member.brandCode);
  const { card, redirect } = await payments.of(tx, { account_id: null });
  return {
    accounts: [...used.toSorted((a, b) => rank(a) - rank(b)), ...replaced].map((account) =>
      accountView(account, {
        facts: factsOf(account),
        secrets: secretsOf(account, payments.sealer) ?? {},
        site,
      }),
    ),
    installation: METHODS.flatMap((method) => {
      const port = method === 'card' ? card : redirect[method];
      return port ? [{ method, live: port.live ? 1 : 0 }] : [];
    }),
    venue_name: member.venueName,
    may_change_organisation: member.inAllVenues ? 1 : 0,
  };
}
