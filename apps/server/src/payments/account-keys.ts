import { type AccountValues, partValues } from '@servery/domain/payments/accounts';
import { z } from 'zod';
import type { AccountKeys } from '#providers/account-ports';
import { columnPurpose, type Sealer } from '#safety/seal';
import type { AccountRecord } from '#stores/payment-accounts';

const stored = z.record(z.string(), z.string());
const purposeOf = (id: string): string => columnPurpose('payment_account', id, 'secrets');

/** As they are stored: what is no secret in the clear, the rest sealed for this row alone. */
export function sealAccountKeys(id: string, { provider, values }: AccountKeys, sealer: Sealer) {
  const { facts, secrets } = partValues(provider, values);
  return { facts: JSON.stringify(facts), secrets: sealer.seal(JSON.stringify(secrets), purposeOf(id)) };
}

export const factsOf = ({ facts }: Pick<AccountRecord, 'facts'>): AccountValues =>
  stored.parse(JSON.parse(facts));

/** Nothing where no key of this server opens them. */
export function secretsOf(
  { id, secrets }: Pick<AccountRecord, 'id' | 'secrets'>,
  sealer: Sealer,
): AccountValues | undefined {
  const text = sealer.open(secrets, purposeOf(id));
  return text === undefined ? undefined : stored.parse(JSON.parse(text));
}

export function readAccountKeys(account: AccountRecord, sealer: Sealer): AccountKeys | undefined {
  const secrets = secretsOf(account, sealer);
  const { provider, mode } = account;
  return secrets && { provider, mode, values: { ...factsOf(account), ...secrets } };
}
