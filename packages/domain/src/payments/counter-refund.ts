import type { Cents } from '#money';
import { counterKinds, roundCash, type TenderKind } from '#payments/tender';

/** What can go back at the counter, and by what. */
export type Refundable = { kind: TenderKind; most: Cents };

type Paid = {
  /** What was taken by hand, and what went back by hand. */
  inHand: Cents;
  givenBack: Cents;
  /** What providers and balances have still of it. */
  attempts: readonly { method: string; left: Cents }[];
};

/** An order's money goes back by whom it came: what was taken by hand by hand, a card on the pinpad there, a balance to its member, a gift voucher to itself. */
export function refundableBy({ inHand, givenBack, attempts }: Paid): Refundable[] {
  const byHand = Math.max(0, inHand - givenBack);
  const most = (method: string) =>
    Math.max(0, ...attempts.filter((each) => each.method === method).map(({ left }) => left));
  const all: Refundable[] = [
    ...counterKinds.map((kind) => ({ kind, most: byHand })),
    { kind: 'balance', most: most('BALANCE') },
    { kind: 'gift', most: most('GIFT') },
    { kind: 'eftpos', most: most('eftpos') },
  ];
  return all.filter((each) => each.most > 0);
}

type Back = { kind: TenderKind; cents: Cents };

export const backInCash = (given: readonly Back[]): Cents =>
  given.reduce((sum, { kind, cents }) => sum + (kind === 'cash' ? cents : 0), 0);

/**
 * By how much what is handed back is more or less than what it counts for. Coins make up all that went back in cash of
 * an order, so that its parts come to what was taken.
 */
export function roundingBack({ kind, cents }: Back, before: Cents): Cents {
  return kind === 'cash' ? roundCash(before + cents) - roundCash(before) - cents : 0;
}
