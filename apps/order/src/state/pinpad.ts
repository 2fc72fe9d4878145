import { create } from 'zustand';

/** card: the pinpad waits for it, or talks to its bank. placing: it is paid, and the order goes to the kitchen. */
type PinpadStep = 'sending' | 'card' | 'placing';

export type PinpadPayment = {
  total: string;
  step: PinpadStep;
  /** How many times in a row nobody said what became of it. */
  tries: number;
  mostTries: number;
  sessionId: string;
  posGuid: string;
  /** Nobody has to wait for it any longer, and what is said of it. */
  overdue: string | undefined;
  /** When each was first so. */
  since: Readonly<Partial<Record<PinpadStep | 'bank', number>>>;
};

/** What the pinpad beside this screen is busy with. */
type Pinpad = {
  payment: PinpadPayment | undefined;
  /** Why the last payment failed, until somebody acts on it. */
  failure: string;
  /** How much it was to take. */
  failedTotal: string;
  /** The payment that nobody waits for any longer, by its session. */
  setAside: string;
  /** Somebody wanted to pay before the pinpad was paired. */
  wanted: boolean;
  /** The till sells without it until somebody pairs it. */
  leftOut: boolean;
  /** It is paired now: what was wanted goes on. */
  resumes: boolean;
  /** Why it is not paired: said by whichever screen shows the pairing next. */
  pairingProblem: string;
};

export const usePinpad = create<Pinpad>()(() => ({
  payment: undefined,
  failure: '',
  failedTotal: '',
  setAside: '',
  wanted: false,
  leftOut: false,
  resumes: false,
  pairingProblem: '',
}));

const NOTHING: Omit<PinpadPayment, 'step'> = {
  total: '',
  tries: 0,
  mostTries: 0,
  sessionId: '',
  posGuid: '',
  overdue: undefined,
  since: {},
};

export const showPinpad = (change: Partial<PinpadPayment> & Pick<PinpadPayment, 'step'>): void =>
  usePinpad.setState(({ payment }) => {
    const next = { ...NOTHING, ...payment, ...change };
    const stage = next.step === 'card' && next.tries > 0 ? 'bank' : next.step;
    return { payment: { ...next, since: { [stage]: Date.now(), ...next.since } } };
  });

export const endPinpad = (): void => usePinpad.setState({ payment: undefined });

/** Nothing was taken: what was asked for is kept, to be asked for again. */
export const failPinpad = (failure: string, failedTotal: string): void =>
  usePinpad.setState({ payment: undefined, failure, failedTotal });
