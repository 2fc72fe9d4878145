import { randomInt } from 'node:crypto';

/** What a bank or a pinpad says of a transaction. */
export type Outcome = {
  success: boolean;
  code: string;
  text: string;
  card: string;
  signed: boolean;
  /** What the bank approved, where that is not what it was asked for. */
  cents?: number;
};

export type Session = {
  id: string;
  pinpadId: string;
  txnType: string;
  cents: number;
  txnRef: string;
  /** What a refund has to name of the purchase that it is for. */
  rfn: string;
  /** What the bank said, though the cloud may not have heard it yet. */
  outcome?: Outcome;
  receipt?: string[];
  /** Told to whoever asks: the pinpad and the cloud agree that it is over. */
  over: boolean;
  at: number;
};

/** What the pinpad waits for. */
export type Step = 'idle' | 'card' | 'pin' | 'signature';

export type Pinpad = {
  id: string;
  pairCode: string;
  power: boolean;
  line: boolean;
  /** person: somebody presses on its page. tap: a card is held to it at once. */
  hands: 'person' | 'tap';
  step: Step;
  running: Session | undefined;
  /** What it printed last. */
  paper: string[];
};

export const newPairCode = (): string => String(randomInt(100_000, 1_000_000));

export const newPinpad = (id: string): Pinpad => ({
  id,
  pairCode: newPairCode(),
  power: true,
  line: true,
  hands: 'person',
  step: 'idle',
  running: undefined,
  paper: [],
});

const approved = (code: string, text: string, signed = false): Outcome => ({
  success: true,
  code,
  text,
  card: 'VISA',
  signed,
});
/** Refused by the bank; without a card, before one was held to it. */
const refused = (code: string, text: string, card = ''): Outcome => ({
  success: false,
  code,
  text,
  card,
  signed: false,
});

export const OUTCOMES = {
  approved: approved('00', 'APPROVED'),
  signed: approved('08', 'APPROVE WITH SIG', true),
  declined: refused('51', 'DECLINED, NOT ENOUGH FUNDS', 'VISA'),
  wrongPin: refused('55', 'INCORRECT PIN', 'VISA'),
  systemError: refused('50', 'SYSTEM ERROR', 'VISA'),
  cancelled: refused('TM', 'OPERATOR CANCELLED'),
  timedOut: refused('TI', 'TRANSACTION TIMED OUT'),
  powerFailed: refused('PF', 'POWER FAILURE'),
  offline: refused('PF', 'PINPAD OFFLINE'),
  busy: refused('BY', 'PINPAD BUSY'),
} as const;

/** What becomes of a card that is held to the pinpad, by the cents of the amount as at Linkly's own virtual pinpad. */
export function tapped(cents: number): Outcome | 'pin' | 'signature' {
  switch (cents % 100) {
    case 8:
      return 'signature';
    case 50:
      return OUTCOMES.systemError;
    case 51:
      return OUTCOMES.declined;
    case 55:
      return 'pin';
    default:
      return OUTCOMES.approved;
  }
}

export const keys = [
  'tap',
  'half',
  'insert',
  'pin',
  'wrong-pin',
  'sign',
  'decline',
  'timeout',
  'cancel',
  'power',
  'line',
] as const;
export type Key = (typeof keys)[number];

/** What a press at the pinpad says of the transaction that is running; nothing where it is not waited for. */
export function pressed({ step, running }: Pinpad, key: Key): Outcome | Step | undefined {
  if (!running || step === 'idle') return undefined;
  switch (key) {
    case 'tap':
      return step === 'card' ? tapped(running.cents) : undefined;
    case 'half':
      return step === 'card' ? { ...OUTCOMES.approved, cents: Math.floor(running.cents / 2) } : undefined;
    case 'insert':
      return step === 'card' ? 'pin' : undefined;
    case 'pin':
      return step === 'pin' ? OUTCOMES.approved : undefined;
    case 'wrong-pin':
      return step === 'pin' ? OUTCOMES.wrongPin : undefined;
    case 'sign':
      return OUTCOMES.signed;
    case 'decline':
      return OUTCOMES.declined;
    case 'timeout':
      return OUTCOMES.timedOut;
    case 'cancel':
      return OUTCOMES.cancelled;
    case 'power':
    case 'line':
      return undefined;
  }
}
