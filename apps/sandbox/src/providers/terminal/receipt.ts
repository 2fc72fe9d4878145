import type { Outcome, Session } from './pinpad.ts';

const WIDTH = 24;
const row = (left: string, right: string): string =>
  `${left}${right.padStart(Math.max(1, WIDTH - left.length))}`;
const middle = (text: string): string =>
  `${' '.repeat(Math.max(0, Math.floor((WIDTH - text.length) / 2)))}${text}`;

const money = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
const TITLES: Readonly<Record<string, string>> = { P: 'PURCHASE', R: 'REFUND' };

/** A customer's copy as a pinpad prints it. */
export function receiptOf(
  session: Session,
  { code, text, card, signed, cents = session.cents }: Outcome,
  stan: string,
): string[] {
  const { txnType, txnRef, at } = session;
  const when = new Date(at).toISOString();
  return [
    middle('LINKLY SANDBOX'),
    middle('CUSTOMER COPY'),
    '',
    row('DATE', when.slice(0, 10)),
    row('TIME', when.slice(11, 16)),
    row('STAN', stan),
    row('REF', txnRef),
    ...(card === '' ? [] : [row(card, '................4242'.slice(-12))]),
    row(TITLES[txnType] ?? txnType, `AUD ${money(cents)}`),
    '',
    middle(`${text} ${code}`.trim()),
    ...(signed ? ['', 'SIGN ___________________'] : []),
  ];
}

export function settlementOf(sessions: readonly Session[]): string[] {
  const done = sessions.filter(({ over, outcome }) => over && outcome?.success);
  const sum = (type: string) =>
    done
      .filter(({ txnType }) => txnType === type)
      .reduce((total, { cents, outcome }) => total + (outcome?.cents ?? cents), 0);
  const count = (type: string) => String(done.filter(({ txnType }) => txnType === type).length);
  return [
    middle('LINKLY SANDBOX'),
    middle('SETTLEMENT'),
    '',
    row(`PURCHASES ${count('P')}`, money(sum('P'))),
    row(`REFUNDS ${count('R')}`, money(sum('R'))),
    row('TOTAL', money(sum('P') - sum('R'))),
  ];
}
