import type { FailureKind } from '#features/terminal/index.ts';
import type { PinpadPayment } from '#state/pinpad.ts';
import { t } from '#pos/pinpad/texts.ts';

type StepIs = 'done' | 'now' | 'next' | 'failed';
export type PinpadStepRow = { id: string; label: string; note?: string; is: StepIs };

/** What the till says of a payment: in large, on the pinpad's own screen, and step by step. */
export type PinpadWords = { word: string; screen: string; steps: PinpadStepRow[] };

const IDS = ['connected', 'sent', 'card', 'bank', 'place'] as const;
type StepId = (typeof IDS)[number];

/** Those before it are done, those after it are to come. */
function stepsAt(now: StepId, label: (id: StepId, is: StepIs) => string, note?: string): PinpadStepRow[] {
  const at = IDS.indexOf(now);
  return IDS.map((id, index) => {
    const is = index < at ? 'done' : index === at ? 'now' : 'next';
    return { id, label: label(id, is), is, ...(is === 'now' && note && { note }) };
  });
}

const labelFor =
  (amount: string) =>
  (id: StepId, is: StepIs): string => {
    switch (id) {
      case 'connected':
        return is === 'done' ? t.stepConnected : t.stepConnecting;
      case 'sent':
        return is === 'done' ? t.stepSent({ amount }) : t.stepSend({ amount });
      case 'card':
        return is === 'done' ? t.stepCardDone : t.stepCard;
      case 'bank':
        return is === 'done' ? t.stepApproved : t.stepBank;
      case 'place':
        return is === 'now' ? t.stepPlacing : t.stepPlace;
    }
  };

/** Which of the steps a payment is at, as the pinpad and our server say it. */
export const stepOf = ({ step, tries }: Pick<PinpadPayment, 'step' | 'tries'>): StepId => {
  if (step === 'sending') return 'connected';
  if (step === 'placing') return 'place';
  return tries > 0 ? 'bank' : 'card';
};

/** When each step was over, in milliseconds. */
export function endsOf({ since }: PinpadPayment): Partial<Record<StepId, number>> {
  const { card, bank, placing } = since;
  const read = bank ?? placing;
  return {
    ...(card !== undefined && { connected: card, sent: card }),
    ...(read !== undefined && { card: read }),
    ...(placing !== undefined && { bank: placing }),
  };
}

export function wordsFor(payment: PinpadPayment, amount: string): PinpadWords {
  const label = labelFor(amount);
  const { tries, mostTries: most } = payment;
  switch (stepOf(payment)) {
    case 'card':
      return {
        word: t.customersTurn,
        screen: t.screenCard,
        steps: stepsAt('card', label, t.stepCardNote),
      };
    case 'bank':
      return {
        word: t.askingBank,
        screen: t.screenBank,
        steps: stepsAt('bank', label, t.stepBankNote({ tries, most })),
      };
    case 'place':
      return { word: t.approved, screen: '', steps: stepsAt('place', label) };
    case 'connected':
    case 'sent':
      return { word: t.connecting, screen: t.screenConnecting, steps: stepsAt('connected', label) };
  }
}

const FAILED: Readonly<Record<FailureKind, { at: StepId; word: () => string; screen: () => string }>> = {
  declined: { at: 'bank', word: () => t.declined, screen: () => t.screenDeclined },
  unavailable: { at: 'connected', word: () => t.notReached, screen: () => t.screenOffline },
  unclear: { at: 'bank', word: () => t.unclear, screen: () => t.screenUnclear },
};

const failedStep = (kind: FailureKind): Omit<PinpadStepRow, 'id' | 'is'> => {
  if (kind === 'unavailable') return { label: t.stepNotReached };
  return kind === 'declined'
    ? { label: t.stepDeclined, note: t.stepDeclinedNote }
    : { label: t.stepUnclear, note: t.stepUnclearNote };
};

/** The way it went, up to where it ended. */
export function wordsForFailure(kind: FailureKind, amount: string): PinpadWords {
  const { at, word, screen } = FAILED[kind];
  const steps = stepsAt(at, labelFor(amount))
    .filter(({ is }) => is !== 'next')
    .filter(({ id }) => id !== 'card')
    .map((step) => (step.is === 'now' ? { id: step.id, is: 'failed' as const, ...failedStep(kind) } : step));
  return { word: word(), screen: screen(), steps };
}
