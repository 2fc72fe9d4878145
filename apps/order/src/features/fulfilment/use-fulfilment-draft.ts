import type { FulfilmentType } from '@servery/contract/entities/fulfilment';
import type { Merchant } from '@servery/contract/entities/merchant';
import { isDeliverable } from '@servery/domain/address/draft';
import {
  chooseTime,
  chooseType,
  type FulfilmentChoice,
  keepOnlyTime,
  type PickedTime,
  tidyChoice,
} from '@servery/domain/fulfilment/choice';
import { openSteps, type PopupProblem, popupProblem } from '@servery/domain/fulfilment/steps';
import { localDateTime } from '@servery/domain/hours/times';
import { ruleFailureText } from '@servery/domain/messages/rule-failures';
import { toastMs } from '@servery/domain/messages/texts';
import { useState } from 'react';
import { loadProblem } from '#features/fulfilment/load-problem.ts';
import { useDevice } from '#state/device.ts';
import { toaster } from '#state/toasts.ts';
import { useCart } from '#ordering/use-cart.ts';
import { fulfilmentFields } from '#ordering/fulfilment-fields.ts';
import { useFulfilment } from '#ordering/use-fulfilment.ts';

const problemText = (problem: PopupProblem): string =>
  ruleFailureText(problem.code, { field: problem.field });

const TOAST = 'fulfilment-problem';
const say = (text: string): void =>
  void toaster.show({ id: TOAST, kind: 'bad', text, ms: toastMs.validation });

/** Keeps the choice, and leads to the steps that are left of it. */
function keep(choice: FulfilmentChoice, merchant: Merchant): void {
  const { address, setFulfilment, showSteps, leaveSteps } = useDevice.getState();
  const type = merchant.fulfilment.find(({ code }) => code === choice.code);
  const { date: today } = localDateTime(Date.now(), merchant.time_zone);
  const known = { deliverable: isDeliverable(address), today };
  setFulfilment(choice);
  if (type && openSteps(choice, type, known).length > 0) showSteps();
  else leaveSteps();
}

/** What is being chosen in the popup, until Set makes it count. */
export function useFulfilmentDraft(merchant: Merchant, onSet: () => void) {
  const { choice: held, setFulfilment } = useFulfilment(merchant);
  const [draft, setDraft] = useState(held);
  const stored = useDevice((device) => device.fulfilment);
  const [seen, setSeen] = useState(stored);
  // A link or a code may choose while the popup is open.
  if (stored !== seen) {
    setSeen(stored);
    setDraft(held);
  }
  const [problem, setProblem] = useState<PopupProblem>();
  const [busy, setBusy] = useState(false);
  const { update } = useCart(merchant);
  const type = merchant.fulfilment.find((each) => each.code === draft?.code);

  const put = (next: (now: FulfilmentChoice | undefined) => FulfilmentChoice | undefined) => {
    setProblem(undefined);
    toaster.dismiss(TOAST);
    setDraft(next);
  };
  const set = async () => {
    if (busy) return;
    const missing = loadProblem(merchant.fulfilment);
    if (missing) return say(missing);
    const found = popupProblem(draft, merchant.fulfilment, { now: Date.now(), zone: merchant.time_zone });
    if (found || !draft) {
      setProblem(found);
      return found && say(problemText(found));
    }
    const choice = tidyChoice(draft);
    setBusy(true);
    const told = await update.mutateAsync(fulfilmentFields(choice));
    setBusy(false);
    if (!told.ok) return;
    keep(choice, merchant);
    onSet();
  };
  /** Left without Set: only a picked day and time stays. */
  const leave = () => {
    const kept = keepOnlyTime(held, draft);
    if (kept && kept !== held) setFulfilment(kept);
  };
  return {
    draft,
    type,
    change: (part: Partial<FulfilmentChoice>) => put((now) => now && { ...now, ...part }),
    pickTime: (when: PickedTime) => put((now) => now && chooseTime(now, when)),
    choose: (wanted: FulfilmentType) => put((now) => chooseType(now, wanted)),
    busy,
    set: () => void set(),
    leave,
    problem: problem && { ...problem, text: problemText(problem) },
  };
}
export type FulfilmentDraft = ReturnType<typeof useFulfilmentDraft>;
