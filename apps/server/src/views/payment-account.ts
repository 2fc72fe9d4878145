import type { PaymentAccountView } from '@servery/contract/calls/console/payment-accounts';
import { type AccountValues, endingOf, methodOfProvider } from '@servery/domain/payments/accounts';
import type { AccountRecord } from '#stores/payment-accounts';

/** Where a provider tells us of payments; cards are told of by the answers to our own questions. */
const webhookPath = ({ provider, id }: Pick<AccountRecord, 'provider' | 'id'>): string =>
  provider === 'braintree' ? '' : `/webhooks/${provider}/${id}`;

const seconds = (at: number | null): number => (at === null ? 0 : Math.floor(at / 1000));

/** Everything of an account but its secrets. */
export function accountView(
  account: AccountRecord,
  opened: { facts: AccountValues; secrets: AccountValues; site: string },
): PaymentAccountView {
  const { id, provider, name, mode, version, venue_id: venueId } = account;
  const path = webhookPath(account);
  return {
    id,
    provider,
    method: methodOfProvider(provider),
    name,
    mode,
    scope: venueId === null ? 'organisation' : 'venue',
    version,
    values: opened.facts,
    endings: Object.fromEntries(
      Object.entries(opened.secrets).map(([field, secret]) => [field, endingOf(secret)]),
    ),
    webhook_url: path === '' ? '' : `${opened.site}${path}`,
    tested_at: seconds(account.tested_at),
    test_result: account.test_result as PaymentAccountView['test_result'],
    archived_at: seconds(account.archived_at),
  };
}
