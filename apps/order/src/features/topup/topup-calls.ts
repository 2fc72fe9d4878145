import type { CallFailure } from '@servery/contract/client/wire';
import type { Merchant } from '@servery/contract/entities/merchant';
import type { CallInput, CallOutput } from '@servery/contract/registry';
import { billingFields } from '@servery/domain/checkout/billing';
import { topupTexts } from '@servery/domain/messages/topup-texts';
import { call } from '#api/call.ts';
import type { useBilling, useCard, useChallenge, Wallets } from '#features/payment/index.ts';

export type TopupDone = CallOutput<'TopupPayPal'>;
/** `said`: nothing was asked of the server; these words say why. */
export type TopupAnswer = { ok: true; value: TopupDone } | CallFailure | { ok: false; said: string };

export type TopupAsked = {
  merchant: Merchant;
  total: string;
  fields: Pick<CallInput<'TopupPayPal'>, 'store_id' | 'topup_amount' | 'expected_total' | 'submit_key'>;
  card: ReturnType<typeof useCard>;
  billing: ReturnType<typeof useBilling> | undefined;
  flags: { save: boolean; auto: boolean; amount: string };
  confirm: ReturnType<typeof useChallenge>['confirm'];
  wallets: Wallets;
};

async function byCard(asked: TopupAsked): Promise<TopupAnswer> {
  const { card, billing, confirm, total, fields, flags } = asked;
  const made = await card.tokenise(billing?.address.postcode ?? '');
  const confirmed = made.ok ? await confirm({ bin: '', ...made }, total) : made;
  if (!confirmed.ok) return { ok: false, said: confirmed.message };
  const { save, auto, amount } = flags;
  return call('TopupNewCard', {
    ...fields,
    braintree_nonce: confirmed.nonce,
    save_card: save ? 1 : 0,
    auto_topup: auto ? 1 : 0,
    ...(auto && { auto_topup_amount: amount }),
    ...(billing && billingFields(billing.address)),
  });
}

async function bySavedCard({ fields, confirm, total }: TopupAsked): Promise<TopupAnswer> {
  const first = await call('TopupExistingCard', fields);
  const ask = first.ok ? first.value.card_to_confirm : undefined;
  if (!ask) return first;
  const confirmed = await confirm(ask, total);
  if (!confirmed.ok) return { ok: false, said: confirmed.message };
  return call('TopupExistingCard', { ...fields, braintree_nonce: confirmed.nonce });
}

async function byWallet(code: 'APPLE' | 'GOOGLE', asked: TopupAsked): Promise<TopupAnswer> {
  const { country_code: country, currency_code: currency } = asked.merchant.locale;
  const ask = { label: asked.merchant.name, total: asked.total, country, currency };
  // Before anything is waited for: a sheet opens on the tap alone.
  const sheet = await asked.wallets[code]?.open(ask);
  if (sheet?.is === 'cancelled') return { ok: false, said: topupTexts.cancelled };
  if (sheet?.is !== 'authorised') return { ok: false, said: topupTexts.walletsOff };
  const name = code === 'APPLE' ? 'TopupApplePay' : 'TopupGooglePay';
  const done = await call(name, { ...asked.fields, wallet_data: sheet.data });
  sheet.done(done.ok);
  return done;
}

/** Where coins lead back to, for whoever pays them on the same device. */
const returnUrl = (): string => `${location.origin}/account/topup?result=success&method=CB`;

/** Each way of paying in, up to the server's answer. */
export const TOPUPS: Readonly<Record<string, (asked: TopupAsked) => Promise<TopupAnswer>>> = {
  CC: byCard,
  SAVED: bySavedCard,
  APPLE: (asked) => byWallet('APPLE', asked),
  GOOGLE: (asked) => byWallet('GOOGLE', asked),
  PP: ({ fields }) => call('TopupPayPal', fields),
  CB: ({ fields }) => call('TopupCoinbase', { ...fields, return_url: returnUrl() }),
};
