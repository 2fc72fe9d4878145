import type { CartOrder } from '@servery/contract/entities/cart';
import type { Customer } from '@servery/contract/entities/customer';
import type { Merchant } from '@servery/contract/entities/merchant';
import type { ContactInput } from '@servery/domain/checkout/contact';
import {
  type PaymentProof,
  type Submission as WholeSubmission,
  submitFields,
} from '@servery/domain/checkout/submission';
import { endsSubmission, isPaymentOpen, isWaitedFor } from '@servery/domain/checkout/waiting';
import type { FulfilmentChoice } from '@servery/domain/fulfilment/choice';
import { toastMs } from '@servery/domain/messages/texts';
import { laterTexts } from '@servery/domain/messages/later-texts';
import { isAtTerminal, paymentFlow } from '@servery/domain/payments/methods';
import { pollAfter, STATUS_TRIES } from '@servery/domain/terminal/rules';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CallFailure, CallResult } from '@servery/contract/client/wire';
import { call } from '#api/call.ts';
import { pushData } from '#api/device-fields.ts';
import { platform } from '#platform/browser.ts';
import { checkConnection, useConnection } from '#state/connection.ts';
import { useDevice } from '#state/device.ts';
import { clearPending, type PendingOrder, savePending, usePending } from '#state/pending-order.ts';
import { toaster } from '#state/toasts.ts';
import { keys } from '#api/query-keys.ts';

export type Placed = Extract<CallResult<'SubmitOrder'>, { ok: true }>['value'];

/**
 * What comes between validating and placing. `left`: the customer pays on the provider's pages and comes back.
 * `onOutcome`: whoever waits for it, a wallet's sheet, is told how the order went.
 */
export type PaymentStep =
  | { is: 'paid'; proof: PaymentProof; onOutcome?: (ok: boolean) => void }
  | { is: 'left' }
  | { is: 'failed'; message: string };

/** Beyond what every order has: what only the checkout asks. */
type More = Partial<
  Pick<
    WholeSubmission,
    | 'member'
    | 'mobileCountry'
    | 'billing'
    | 'student'
    | 'custom'
    | 'contactless'
    | 'agreed'
    | 'saveCard'
    | 'tender'
  >
>;
export type Submission = More & {
  merchant: Merchant;
  order: CartOrder;
  choice: FulfilmentChoice;
  contact: ContactInput;
  method: string;
  pay?: ((validated: Placed) => Promise<PaymentStep>) | undefined;
  /** Opens a wallet's sheet: first of all, because a browser opens it on the tap itself only. */
  sheet?: (() => Promise<PaymentStep>) | undefined;
  /** The customer leaves this page to pay. */
  leaves?: boolean | undefined;
};

/** `placed` is missing while the customer is on the provider's pages. */
export type SubmitOutcome =
  | { ok: true; placed: Placed | undefined; /** by an earlier submission under the same key */ before?: true }
  | (CallFailure<'SubmitOrder'> & {
      /** the line was away before anything could be placed */ nothingSent?: true;
    });

const unpaid = (message: string): CallFailure<'SubmitOrder'> => ({
  ok: false,
  code: 'payment_unavailable',
  message,
  details: { code: 'payment_unavailable' },
});

const newKey = (): string => crypto.randomUUID();
const RETRY_MS = 1500;
const pause = (ms: number): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, ms);
  });

function wholeOf({
  merchant,
  order,
  pay: _pay,
  sheet: _sheet,
  leaves: _leaves,
  ...rest
}: Submission): WholeSubmission {
  const type = merchant.fulfilment.find(({ code }) => code === rest.choice.code);
  return {
    ...rest,
    merchant,
    shownTotal: order.grand_total,
    shownGift: order.gift?.pays,
    shownDue: order.fulfilment.asap_due,
    address: useDevice.getState().address,
    addressRequired: type?.address_required === 1,
    note: order.note,
    native: platform.native,
    push: pushData(),
  };
}

const quietKey = newKey();
/** The body of a quiet check: what the first call would send, under a key that nothing is placed by. */
export const validationFields = (submission: Submission) =>
  submitFields(wholeOf(submission), { preorder: 0, submitKey: quietKey });

type Asked = Pick<PendingOrder, 'key' | 'submission'>;
type Order = Omit<PendingOrder, 'phase'>;

const send = (preorder: 0 | 1, { submission, key }: Asked, proof?: PaymentProof) =>
  call('SubmitOrder', submitFields(submission, { preorder, submitKey: key, proof }));

async function ask(preorder: 0 | 1, order: Asked, proof?: PaymentProof): Promise<CallResult<'SubmitOrder'>> {
  const [text, ms] =
    preorder === 0
      ? [laterTexts.validatingOrder, toastMs.validating]
      : [laterTexts.placingOrder, toastMs.placing];
  const toast = toaster.show({ kind: 'info', text, ms });
  const result = await send(preorder, order, proof);
  toaster.dismiss(toast);
  return result;
}

/** Keys of which nobody knows whether an order was placed under them. */
const unanswered = new Set<string>();

/**
 * An answer that was lost is asked for again: by its key the server knows what became of it. A card may be at the pinpad
 * by then, so a payment on one is asked about until a server that was killed has started again.
 */
async function askUntilHeard(
  preorder: 0 | 1,
  order: Asked,
  proof?: PaymentProof,
): Promise<CallResult<'SubmitOrder'>> {
  const isPinpad = isAtTerminal(order.submission.method);
  // Where the line was known to be away the pinpad has heard of nothing.
  const isHeard = preorder === 1 || useConnection.getState().online;
  const most = isPinpad && isHeard ? STATUS_TRIES : preorder;
  let result = await ask(preorder, order, proof);
  for (let tries = 1; tries <= most && !result.ok && result.code === 'network'; tries += 1) {
    await pause(isPinpad ? pollAfter(tries) : RETRY_MS);
    result = await ask(preorder, order, proof);
  }
  if (most > 0 && !result.ok && result.code === 'network') unanswered.add(order.key);
  return result;
}

/** Without a line the first call, which places nothing, is as far as it got. */
async function isUnsent(key: string, { code }: CallFailure<'SubmitOrder'>): Promise<boolean> {
  if (code !== 'network' || unanswered.has(key)) return false;
  await checkConnection();
  return !useConnection.getState().online;
}

/** Where nobody knows whether it is paid, it is kept, to be waited for. */
async function placeFor(order: Order, proof?: PaymentProof): Promise<CallResult<'SubmitOrder'>> {
  const result = await askUntilHeard(1, order, proof);
  if (!result.ok && isPaymentOpen(result.code) && isWaitedFor(order.submission.method))
    savePending({ ...order, phase: 'waiting' });
  return result;
}

/** In the place of a token that is used up: with it the server can find an order, and charge nothing. */
const NO_TOKEN = 'asking-only';
const askAgain = (order: Asked) =>
  send(
    1,
    order,
    paymentFlow(order.submission.method) === 'authorise' ? { braintree_nonce: NO_TOKEN } : undefined,
  );

/** The sheet first, then both calls; whatever becomes of them, the sheet is told. */
async function afterSheet(
  key: string,
  submission: Submission,
  open: () => Promise<PaymentStep>,
): Promise<SubmitOutcome> {
  const step = await open();
  if (step.is !== 'paid') return unpaid(step.is === 'failed' ? step.message : '');
  const pay = () => Promise.resolve({ is: 'paid' as const, proof: step.proof });
  const outcome = await run(key, { ...submission, sheet: undefined, pay });
  step.onOutcome?.(outcome.ok);
  return outcome;
}

async function run(key: string, submission: Submission): Promise<SubmitOutcome> {
  if (submission.sheet) return afterSheet(key, submission, submission.sheet);
  const asked = { key, submission: wholeOf(submission) };
  const validated = await askUntilHeard(0, asked);
  if (!validated.ok)
    return (await isUnsent(key, validated)) ? { ...validated, nothingSent: true } : validated;
  if (validated.value.order_id !== '') return { ok: true, placed: validated.value, before: true };
  const { customer, payment_redirect: payAt } = validated.value;
  const order: Order = { ...asked, customerId: customer.id, payAt: payAt || undefined };
  let paid: Extract<PaymentStep, { is: 'paid' }> | undefined;
  if (submission.pay) {
    // Whoever pays elsewhere comes back to a page that knows nothing but this.
    if (submission.leaves) savePending({ ...order, phase: 'away' });
    const step = await submission.pay(validated.value);
    if (step.is === 'left') return { ok: true, placed: undefined };
    if (step.is === 'failed') return unpaid(step.message);
    paid = step;
  }
  const placed = await placeFor(order, paid?.proof);
  paid?.onOutcome?.(placed.ok);
  return placed.ok ? { ok: true, placed: placed.value } : placed;
}

/** What was begun goes on under its key, for the one who began it. */
function firstKey(client: QueryClient): string {
  const { order } = usePending.getState();
  const own = order?.customerId === (client.getQueryData<Customer>(keys.customer)?.id ?? 0);
  return order && own ? order.key : newKey();
}

/**
 * Two calls: the first validates, the second places. One key goes with both and with every retry, so that an
 * order whose answer was lost is found again instead of placed twice.
 */
export function useSubmitOrder() {
  const client = useQueryClient();
  const [first] = useState(() => firstKey(client));
  const key = useRef(first);
  const busy = useRef(false);
  const [submitting, setSubmitting] = useState(false);

  const once = async (work: () => Promise<SubmitOutcome>): Promise<SubmitOutcome | undefined> => {
    if (busy.current) return undefined;
    busy.current = true;
    setSubmitting(true);
    try {
      const outcome = await work();
      if (outcome.ok && outcome.placed) void client.invalidateQueries({ queryKey: keys.orders });
      return outcome;
    } finally {
      busy.current = false;
      setSubmitting(false);
    }
  };
  /** The key of an order that was left may have been used meanwhile: then this is another order, with a key of its own. */
  const withOwnKey = async (submission: Submission): Promise<SubmitOutcome> => {
    const inherited = usePending.getState().order?.key === key.current;
    const outcome = await run(key.current, submission);
    if (!inherited || !outcome.ok || !outcome.before) return outcome;
    key.current = newKey();
    clearPending();
    const own = await run(key.current, submission);
    // Nothing else was wanted than what was placed.
    return !own.ok && own.code === 'no_order' ? outcome : own;
  };
  return {
    submitting,
    submit: (submission: Submission) =>
      once(async () => {
        const outcome = await withOwnKey(submission);
        if (outcome.ok ? outcome.placed : endsSubmission(outcome.code)) {
          key.current = newKey();
          clearPending();
        }
        return outcome;
      }),
    /** Whether the order is placed meanwhile: the same order once more, without a word. */
    look: (pending: PendingOrder) =>
      once(async () => {
        const placed = await askAgain(pending);
        return placed.ok ? { ok: true, placed: placed.value } : placed;
      }),
  };
}
