import { methodProblem, needsBillingAddress } from '@servery/domain/checkout/methods';
import { formatCents } from '@servery/domain/money';
import { texts } from '@servery/domain/messages/texts';
import { topupTexts } from '@servery/domain/messages/topup-texts';
import { autoTopup, saveCard } from '@servery/domain/payments/topup';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { keys } from '#api/query-keys.ts';
import { laterKeys } from '#api/later-keys.ts';
import { payElsewhere, useBilling, useCard, useChallenge } from '#features/payment/index.ts';
import { type TopupDone, TOPUPS } from '#features/topup/topup-calls.ts';
import { setTopup } from '#features/topup/topup-state.ts';
import type { TopupGiven, TopupSum } from '#features/topup/use-topup-sum.ts';
import { inFrame } from '#platform/frame.ts';
import { platform } from '#platform/browser.ts';
import { price } from '#shared/money.ts';
import { sayBad, sayFailure, sayGood } from '#state/toasts.ts';
import { t } from '#features/topup/texts.ts';

const newKey = (): string => crypto.randomUUID();
/** Nobody knows what became of it: the next try is the same one. */
const OPEN_ENDS = new Set(['network', 'topup_unknown', 'topup_waiting', 'topup_pending']);

/** The card's two flags, which go together, and by how much the balance tops itself up. */
function useCardFlags(cents: number) {
  const [flags, setFlags] = useState({ save: false, auto: false });
  const [amount, setAmount] = useState<string>();
  return {
    ...flags,
    amount: amount ?? formatCents(cents),
    setAmount,
    setSave: (on: boolean) => setFlags(saveCard(on)),
    setAuto: (on: boolean) => setFlags((held) => autoTopup(on, held)),
  };
}

/** Coins are paid in a browser of their own, and come when they come; PayPal takes this page's place, or opens inside the app. */
function goElsewhere(method: string, redirect: string) {
  const { native, browse } = platform;
  const leave = method === 'CB' ? platform.open : (address: string) => location.assign(address);
  return payElsewhere({ method, redirect }, { native, ...(method !== 'CB' && browse && { browse }), leave });
}

/** What becomes of an answer, until the wish is over. */
function useEnding(sum: TopupSum, anew: () => void) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const method = sum.method ?? '';
  const leave = async ({ payment_redirect: redirect }: TopupDone): Promise<void> => {
    const step = await goElsewhere(method, redirect);
    if (step.is === 'failed') return void sayBad(step.message);
    anew();
    if (step.is === 'paid') sayGood(topupTexts.paid);
    if (method === 'CB') setTopup({ waiting: true });
    return client.invalidateQueries({ queryKey: keys.customer });
  };
  return async (value: TopupDone): Promise<void> => {
    client.setQueryData(keys.customer, value.customer);
    void client.invalidateQueries({ queryKey: laterKeys.movements });
    if (value.payment_redirect !== '') return leave(value);
    sayGood(t.added({ amount: price(sum.sign, sum.amount) }));
    return navigate({ to: '/account/managecard' });
  };
}

/** One wish to top up: whatever is pressed twice, or sent again, is this one until its end is known. */
export function useTopup({ merchant, customer }: TopupGiven, sum: TopupSum) {
  const key = useRef(newKey());
  const anew = () => {
    key.current = newKey();
  };
  const card = useCard(merchant, (brand) => setTopup({ brand }));
  const entered = useBilling(merchant, customer.billing_addresses);
  const billing = needsBillingAddress('CC', merchant) ? entered : undefined;
  const { asking, confirm } = useChallenge(merchant);
  const flags = useCardFlags(sum.cents);
  const end = useEnding(sum, anew);
  const method = sum.method ?? '';

  const run = async (): Promise<void> => {
    const { amount, total, wallets } = sum;
    const wish = { store_id: merchant.id, topup_amount: amount, expected_total: total };
    const fields = { ...wish, submit_key: key.current };
    const done = await TOPUPS[method]?.({ merchant, total, fields, card, billing, flags, confirm, wallets });
    if (done?.ok) return end(done.value);
    if (!done || 'said' in done) return void (done && sayBad(done.said));
    if (!OPEN_ENDS.has(done.code)) anew();
    return void sayFailure(done, texts.tryAgain);
  };
  const problem = methodProblem(method, { grandTotal: sum.total, balance: '0.00', inFrame: inFrame() });
  const isFilledIn = (): boolean => {
    if (method !== 'CC') return true;
    const address = !billing || billing.check();
    return card.check() && address;
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (sum.busy || !isFilledIn()) return;
    if (problem) return void sayBad(problem);
    setTopup({ busy: true });
    await run();
    setTopup({ busy: false });
  };
  return { card, billing, asking, flags, submit, problem };
}
export type Topup = ReturnType<typeof useTopup>;
