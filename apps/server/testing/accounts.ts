import type { CallInput } from '@servery/contract/registry';
import type { PaymentAccountView } from '@servery/contract/calls/console/payment-accounts';
import type { Sandbox } from './sandbox.ts';
import type { Person } from './servery.ts';

export const braintreeKeys = (merchant: string) => ({
  merchant_id: merchant,
  public_key: `public-${merchant}`,
  private_key: `very-private-${merchant}`,
  tokenization_key: `sandbox_test_${merchant}`,
});
export const paypalKeys = (client: string) => ({
  client_id: client,
  secret: `very-private-${client}`,
  webhook_id: `hook-${client}`,
});
export const btcpayKeys = (sandbox: Sandbox, store: string) => ({
  url: `${sandbox.url}/btcpay`,
  store_id: store,
  api_key: `very-private-${store}`,
  webhook_secret: `very-private-hook-${store}`,
});

type Wanted = Pick<CallInput<'ConsolePaymentAccounts.save'>, 'provider' | 'values'> &
  Partial<CallInput<'ConsolePaymentAccounts.save'>>;

const METHOD = { braintree: 'card', paypal: 'PP', btcpay: 'CB', coinbase: 'CB' } as const;

/** Puts an account into use, in the place of the one that is in use for the same. */
export async function putAccount(owner: Person, wanted: Wanted): Promise<PaymentAccountView> {
  const { accounts } = await owner.call('ConsolePaymentAccounts');
  const account_scope = wanted.account_scope ?? 'venue';
  const held = accounts.find(
    (it) => it.archived_at === 0 && it.scope === account_scope && it.method === METHOD[wanted.provider],
  );
  const saved = await owner.call('ConsolePaymentAccounts.save', {
    mode: 'sandbox',
    account_scope,
    account_name: 'Our account',
    ...(held && { replaces: held.id, version: held.version }),
    ...wanted,
  });
  const found = saved.accounts.find(({ id }) => id === saved.account_id);
  if (!found) throw new Error('the saved account is not shown');
  return found;
}

/** Back to the installation's own. */
export async function archiveAll(owner: Person): Promise<void> {
  for (;;) {
    const { accounts } = await owner.call('ConsolePaymentAccounts');
    const held = accounts.find(({ archived_at: at }) => at === 0);
    if (!held) return;
    await owner.call('ConsolePaymentAccounts.archive', { account_id: held.id, version: held.version });
  }
}

export type OwnedCharge = { id: string; type: string; status: string; cents: number; merchant: string };
export async function chargesOf(sandbox: Sandbox, merchant: string): Promise<OwnedCharge[]> {
  const response = await fetch(`${sandbox.url}/api/card/transactions`);
  const { transactions } = (await response.json()) as { transactions: OwnedCharge[] };
  return transactions.filter((each) => each.merchant === merchant);
}

/** Somebody at the control panel of one merchant: the money comes in overnight, or is charged by hand. */
export async function atMerchant(
  sandbox: Sandbox,
  merchant: string,
  asked: { method: 'PUT' | 'POST'; path: string; body?: object },
): Promise<string> {
  const response = await fetch(`${sandbox.url}/braintree/merchants/${merchant}/transactions${asked.path}`, {
    method: asked.method,
    headers: { authorization: `Basic ${btoa('a:b')}`, 'content-type': 'application/json' },
    body: JSON.stringify(asked.body ?? {}),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${merchant} answered ${response.status}: ${text}`);
  return /<id>([^<]*)</.exec(text)?.[1] ?? '';
}
