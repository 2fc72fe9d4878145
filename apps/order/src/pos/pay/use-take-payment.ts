import type { CartOrder } from '@servery/contract/entities/cart';
import { type DetailsError, detailsError } from '@servery/domain/checkout/member';
import { parseCents } from '@servery/domain/money';
import { useIsMutating } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { facts } from '#api/app-facts.ts';
import { useAnswers } from '#features/checkout/index.ts';
import { useOrderChanges } from '#features/changes/index.ts';
import { mustPairFirst, usePinpadPayment } from '#features/terminal/index.ts';
import { type PayDialog, useRefusedSale } from '#pos/pay/use-refused-sale.ts';
import { pinpadCents } from '#pos/pay/keyed-tender.ts';
import { useTender } from '#pos/pay/use-tender.ts';
import { namedContact } from '#pos/counter-name.ts';
import { useDevice } from '#state/device.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import { endPinpad, failPinpad, usePinpad } from '#state/pinpad.ts';
import { sayBad, toaster } from '#state/toasts.ts';
import { useCounterFulfilment } from '#pos/use-counter-fulfilment.ts';
import { amountProblem } from '#ordering/amount-problem.ts';
import { useStartOver } from '#ordering/use-start-over.ts';
import { type Placed, useSubmitOrder } from '#ordering/use-submit-order.ts';

const {
  hide_email: emailHidden,
  hide_mobile: mobileHidden,
  mobile_required: mobileRequired,
} = facts.brand.checkout;
const HIDING = { emailHidden, mobileHidden, mobileRequired };

/** As it was sold, with whom it is for and how it goes out: the ticket is the next customer's by then. */
export type Sale = { placed: Placed; order: CartOrder; change: number; name: string; way: string };

type Till = { settled: boolean; enough: boolean; total: number };

/**
 * Enter right after the last product is not lost: with enough money on the counter it is carried out once the server
 * has everything, if what is to be paid is still what the cashier saw.
 */
function useOnceSettled({ settled, enough, total }: Till, run: () => Promise<void>): () => Promise<void> {
  const seen = useRef<number>(undefined);
  const runLate = useEffectEvent(() => {
    const isSame = seen.current === total;
    seen.current = undefined;
    if (isSame) void run();
  });
  useEffect(() => {
    if (settled) runLate();
  }, [settled]);
  return async () => {
    seen.current = enough && !settled ? total : undefined;
    await run();
  };
}

/** What is wrong with the details, once somebody wants to place the order. */
function useChecked(form: ReturnType<typeof useAnswers>, contact: ReturnType<typeof namedContact>) {
  const { merchant } = useDeviceVenue();
  const [wrong, setWrong] = useState<DetailsError>();
  const fail = (problem: DetailsError): void => {
    setWrong(problem);
    sayBad(problem.text);
  };
  /** Says what is wrong with the details; true when there is nothing. */
  const check = (): boolean => {
    const country = merchant.locale.country_code;
    const problem = detailsError(contact, { ...HIDING, contactOptional: true, country });
    setWrong(undefined);
    if (problem) fail(problem);
    return !problem && form.checkFields() && form.checkAgreed();
  };
  return { wrong, fail, check };
}

/** How a sale is paid: by what stands on the keypad, or on the pinpad. */
type Way = Pick<Parameters<ReturnType<typeof useSubmitOrder>['submit']>[0], 'method' | 'tender' | 'pay'>;

/** What the pinpad said, beside what is wrong with the order. */
const OF_PINPAD = new Set(['payment_unavailable', 'payment_declined', 'payment_unknown']);

type Selling = {
  form: ReturnType<typeof useAnswers>;
  contact: ReturnType<typeof namedContact>;
  fulfilment: ReturnType<typeof useCounterFulfilment>;
  settled: boolean;
  check: () => boolean;
  fail: (problem: DetailsError) => void;
  ask: (dialog: PayDialog) => void;
};

/** Places the order in hand; nothing where it was refused, which leads to what has to be put right. */
function useSell({ form, contact, fulfilment, settled, check, fail, ask }: Selling) {
  const { merchant, order } = useDeviceVenue();
  const moved = useOrderChanges({ merchant, order });
  const { submit, submitting } = useSubmitOrder();
  const { pairFirst } = usePinpadPayment();
  const { handle, changed } = useRefusedSale({ form, fail, ask });
  const sell = async (way: Way, agreed?: CartOrder): Promise<Placed | undefined> => {
    changed.close();
    usePinpad.setState({ failure: '' });
    const { choice } = fulfilment;
    if (!choice || fulfilment.problem || order.num_items === 0 || !settled) return undefined;
    toaster.clear();
    if (moved.isAsked && !agreed) {
      moved.sayNotYet();
      return undefined;
    }
    const wrong = amountProblem(order);
    if (wrong) {
      sayBad(wrong);
      return undefined;
    }
    if (!check()) {
      ask('details');
      return undefined;
    }
    const outcome = await submit({ merchant, order: agreed ?? order, ...way, choice, contact, ...form.part });
    endPinpad();
    if (outcome?.ok && outcome.placed) form.forget();
    if (!outcome || outcome.ok) return outcome?.placed;
    if (mustPairFirst(outcome)) pairFirst();
    else if (way.method === 'eftpos' && OF_PINPAD.has(outcome.code))
      failPinpad(outcome.message, order.grand_total);
    else handle(outcome);
    return undefined;
  };
  return { sell, submitting, changed, moved };
}

type Told = Pick<Selling, 'contact' | 'fulfilment'>;
type OnPart = (orderId: string, how: Parts) => void;

/** What becomes of a sale: the whole of it is shown with its change, the rest of a part is taken for its order. */
function useSales(sell: ReturnType<typeof useSell>['sell'], { contact, fulfilment }: Told, onPart: OnPart) {
  const { order, nextOrder } = useDeviceVenue();
  const { clearTicket } = useStartOver();
  const [sale, setSale] = useState<Sale>();
  const sellWhole = async (way: Way, change: number, agreed?: CartOrder): Promise<void> => {
    const placed = await sell(way, agreed);
    if (!placed) return;
    const { name } = contact;
    setSale({ placed, order: agreed ?? order, change, name, way: fulfilment.textFor(placed.due) });
    // At once: whoever loads the page again, or goes elsewhere, begins the next order too.
    clearTicket();
    nextOrder();
  };
  const sellPart = async (way: Way, how: Parts = {}): Promise<void> => {
    const placed = await sell(way);
    if (!placed) return;
    onPart(placed.order_id, how);
    nextOrder();
  };
  return { sale, sellWhole, sellPart };
}

/** How the rest is paid: so much on the pinpad at once, or each their own products. */
type Parts = { pinpad?: number; byItems?: boolean };

/** Money in, order out. What is paid in parts is placed with the first of them, and the rest is taken for the order. */
export function useTakePayment(onPart: OnPart) {
  const { merchant, order } = useDeviceVenue();
  const guest = useDevice((device) => device.guest);
  const contact = namedContact(guest, order.member_name);
  const fulfilment = useCounterFulfilment();
  const [asking, ask] = useState<PayDialog>();
  const form = useAnswers(merchant, fulfilment.choice?.code);
  const { wrong, fail, check } = useChecked(form, contact);
  const total = parseCents(order.grand_total) ?? 0;
  const tender = useTender(total);
  const { ready } = tender;
  // A promo may have left nothing to take.
  const enough = total <= 0 || ready?.covers === true;
  // What is still on its way to the server may change the total.
  const settled = useIsMutating() === 0;
  const { payOnPinpad } = usePinpadPayment({ patient: true });
  const { sell, submitting, changed, moved } = useSell({
    form,
    contact,
    fulfilment,
    settled,
    check,
    fail,
    ask,
  });

  const { sale, sellWhole, sellPart } = useSales(sell, { contact, fulfilment }, onPart);
  const place = async (agreed?: CartOrder): Promise<void> => {
    if (!enough || !settled) return;
    await sellWhole({ method: 'STORE', tender: ready?.wish }, ready?.part.change ?? 0, agreed);
  };
  /** In the dialog that says what it costs now. */
  const placeSurely = () => moved.agree({ surely: true }).then((agreed) => agreed && place(agreed));
  const takePart = async (): Promise<void> => {
    if (ready && !ready.covers) await sellPart({ method: 'STORE', tender: ready.wish });
  };
  /** All of it in one go with the order; of a part, the order is placed first. */
  const onPinpad = async (): Promise<void> => {
    const cents = pinpadCents(tender);
    if (cents < total) await sellPart({ method: 'STORE', tender: { kind: 'none' } }, { pinpad: cents });
    else await sellWhole({ method: 'eftpos', pay: payOnPinpad }, 0);
  };
  const splitByItems = () => sellPart({ method: 'STORE', tender: { kind: 'none' } }, { byItems: true });
  return {
    tender,
    canPlace: enough && settled,
    part: ready && !ready.covers && settled ? ready.part.cents : 0,
    takePart,
    splitByItems: useOnceSettled({ settled, enough: total > 0, total }, splitByItems),
    payOnPinpad: useOnceSettled({ settled, enough: total > 0, total }, onPinpad),
    place: useOnceSettled({ settled, enough, total }, () => place()),
    placeSurely,
    moved,
    submitting,
    sale,
    contact,
    fulfilment,
    form,
    check,
    wrong,
    changed,
    asking,
    ask,
  };
}
export type TakePayment = ReturnType<typeof useTakePayment>;
