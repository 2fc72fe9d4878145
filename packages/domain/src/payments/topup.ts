import { autoTopupAmounts } from '#payments/auto-topup';
import type { Cents } from '#money';

/** In whole dollars. */
export const topupAmounts = autoTopupAmounts.filter((dollars) => dollars > 0);
/** Coins cost more to move: they start lower, and go higher. */
export const cryptoTopupAmounts = [5, 10, 20, 30, 50, 100, 200, 250, 500] as const;
const USUAL = 30;
const USUAL_CRYPTO = 50;

/** Below it a balance is topped up by itself, for those who want that. */
export const LOW_BALANCE: Cents = 500;

/** The six ways to put money on a balance, the ones that need the least typing first. */
export const topupMethods = ['SAVED', 'APPLE', 'GOOGLE', 'CC', 'PP', 'CB'] as const;
export type TopupMethod = (typeof topupMethods)[number];

/** A saved card is offered wherever cards are taken. */
export const takenAs = (method: string): string => (method === 'SAVED' ? 'CC' : method);

export const amountsFor = (method: string): readonly number[] =>
  method === 'CB' ? cryptoTopupAmounts : topupAmounts;

export const isTopupAmount = (cents: Cents, method: string): boolean =>
  amountsFor(method).some((dollars) => dollars * 100 === cents);

/** What is chosen until somebody chooses another; a customer's own amount, where they have one. In cents. */
export function usualAmount(method: string, autoTopup: Cents): Cents {
  if (autoTopup > 0 && isTopupAmount(autoTopup, method)) return autoTopup;
  return (method === 'CB' ? USUAL_CRYPTO : USUAL) * 100;
}

/** What is chosen until somebody chooses another: a saved card, then a wallet, then a new card. */
export const usualTopupMethod = (offered: readonly TopupMethod[]): TopupMethod | undefined =>
  topupMethods.find((method) => offered.includes(method));

export type CardFlags = { save: boolean; auto: boolean };

/** A balance is topped up from a saved card alone: the two go together. */
export const saveCard = (on: boolean): CardFlags => ({ save: on, auto: on });
export const autoTopup = (on: boolean, flags: CardFlags): CardFlags =>
  on ? { save: true, auto: true } : { ...flags, auto: false };

/** Whether a debit leaves so little that the saved card is charged. */
export const needsTopup = (purse: { balance: Cents; amount: Cents; hasCard: boolean }): boolean =>
  purse.balance < LOW_BALANCE && purse.amount > 0 && purse.hasCard;

/** So many failures in a row, and it is switched off; a bank that says no is asked once. */
const MOST_FAILURES = 3;
export const endsAutoTopup = (failure: { declined: boolean; before: number }): boolean =>
  failure.declined || failure.before + 1 >= MOST_FAILURES;
