import type { CallInput } from '@servery/contract/registry';
import { fail } from '@servery/domain/failure';
import { parseCents } from '@servery/domain/money';
import { isAutoTopupAmount } from '@servery/domain/payments/auto-topup';
import { billingOf, keepBilling } from '#actions/customer/account/card-billing';
import { runTopup } from '#actions/customer/account/run-topup';
import { ownAction } from '#http/action';

const NEEDS = ['payments', 'countsTries', 'log'] as const;

/** What the balance is topped up by from now on, where the card that is paid with is to do that. */
function autoAmount(input: CallInput<'TopupNewCard'>) {
  if (input.save_card !== 1 || input.auto_topup !== 1) return { ok: true, auto: undefined } as const;
  const cents = parseCents(input.auto_topup_amount ?? input.topup_amount) ?? 0;
  return cents > 0 && isAutoTopupAmount(cents)
    ? ({ ok: true, auto: cents } as const)
    : fail('topup_amount_unknown', { field: 'auto_topup_amount' });
}

export const topupNewCard = ownAction('TopupNewCard', NEEDS, async (db, input, by) => {
  const billing = await billingOf(db, input, by);
  if (!billing.ok) return billing;
  const chosen = autoAmount(input);
  if (!chosen.ok) return chosen;
  const keep = input.save_card === 1;
  const asked = { method: 'CC', input, nonce: input.braintree_nonce, keep, auto: chosen.auto };
  const done = await runTopup(db, asked, by);
  const id = by.caller.session?.customer_id ?? 0;
  const address = { line: billing.line, postcode: input.billing_postcode ?? '' };
  if (done.ok) await db.write((tx) => keepBilling(tx, id, address));
  return done;
});

export const topupExistingCard = ownAction('TopupExistingCard', NEEDS, (db, input, by) =>
  runTopup(db, { method: 'SAVED', input, nonce: input.braintree_nonce }, by),
);

export const topupApplePay = ownAction('TopupApplePay', NEEDS, (db, input, by) =>
  runTopup(db, { method: 'APPLE', input, wallet: input.wallet_data }, by),
);

export const topupGooglePay = ownAction('TopupGooglePay', NEEDS, (db, input, by) =>
  runTopup(db, { method: 'GOOGLE', input, wallet: input.wallet_data }, by),
);

export const topupPayPal = ownAction('TopupPayPal', NEEDS, (db, input, by) =>
  runTopup(db, { method: 'PP', input }, by),
);

export const topupCoinbase = ownAction('TopupCoinbase', NEEDS, (db, input, by) =>
  runTopup(db, { method: 'CB', input, returnUrl: input.return_url }, by),
);
