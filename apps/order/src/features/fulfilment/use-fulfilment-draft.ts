import type { FulfilmentType } from '@servery/contract/entities/fulfilment';
import type { Merchant } from '@servery/contract/entities/merchant';
import {
  checkFulfilment,
  chooseType,
  type FulfilmentChoice,
  type FulfilmentProblem,
  needsPlace,
} from '@servery/domain/fulfilment/choice';
import { failureText } from '@servery/domain/messages/failures';
import { texts, toastMs } from '@servery/domain/messages/texts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CartOrder } from '@servery/contract/entities/cart';
import { readSid } from '#api/session-cookie.ts';
import { toaster } from '#state/toasts.ts';
import { useCart } from '#state/use-cart.ts';
import { fulfilmentFields, useFulfilment } from '#state/use-fulfilment.ts';

const problemText = (problem: FulfilmentProblem): string =>
  failureText(problem.code, { field: problem.field });

const checkNow = (choice: FulfilmentChoice, type: FulfilmentType, zone: string) =>
  checkFulfilment(choice, type, { now: Date.now(), zone });

const TOAST = 'fulfilment-problem';
const say = (text: string): void =>
  void toaster.show({ id: TOAST, kind: 'bad', text, ms: toastMs.validation });

const tidy = (choice: FulfilmentChoice): FulfilmentChoice => ({
  ...choice,
  tableNum: choice.tableNum.trim().toUpperCase(),
  bookingRef: choice.bookingRef.trim().toUpperCase(),
  bookingName: choice.bookingName.trim(),
});

/** What is being chosen in the popup, until Set makes it count. */
export function useFulfilmentDraft(merchant: Merchant, onSet: () => void) {
  const { choice: held, setFulfilment } = useFulfilment(merchant);
  const [draft, setDraft] = useState(held);
  const [problem, setProblem] = useState<FulfilmentProblem>();
  const [busy, setBusy] = useState(false);
  const { update } = useCart(merchant);
  const client = useQueryClient();
  const type = merchant.fulfilment.find((each) => each.code === draft?.code);

  const forgetProblem = () => {
    setProblem(undefined);
    toaster.dismiss(TOAST);
  };
  const change = (part: Partial<FulfilmentChoice>) => {
    forgetProblem();
    setDraft((now) => now && { ...now, ...part });
  };
  const choose = (wanted: FulfilmentType) => {
    forgetProblem();
    setDraft((now) => chooseType(now, wanted));
  };
  const tellServer = async (choice: FulfilmentChoice): Promise<boolean> => {
    const order = client.getQueryData<CartOrder>(['order', merchant.menu.menu_name]);
    if ((order?.items.length ?? 0) === 0 && !readSid()) return true;
    return (await update.mutateAsync(fulfilmentFields(choice))).ok;
  };
  const set = async () => {
    if (busy) return;
    if (!draft || !type) return say(texts.chooseType);
    const choice = tidy(draft);
    const checked = checkNow(choice, type, merchant.time_zone);
    if (!checked.ok) {
      setProblem(checked.error);
      return say(problemText(checked.error));
    }
    setBusy(true);
    const told = await tellServer(choice);
    setBusy(false);
    if (!told) return;
    setFulfilment(choice);
    onSet();
  };
  return {
    draft,
    type,
    change,
    choose,
    busy,
    set: () => void set(),
    problem: problem && { ...problem, text: problemText(problem) },
    /** The lists of slots and stops are not served yet. */
    soon: type !== undefined && needsPlace(type) !== undefined,
  };
}
export type FulfilmentDraft = ReturnType<typeof useFulfilmentDraft>;
