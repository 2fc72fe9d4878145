import type { KeysAnswer, NotAsked, Silent } from '#providers/answers';
import type { RefundWish, StepAnswer } from '#providers/card/port';
import type { Lister } from '#providers/listing';

/** A payment that the customer makes at the provider's own pages. */
export type RedirectStart = {
  /** Ours: the provider knows a repeat by it. */
  id: string;
  cents: number;
  description: string;
  returnUrl: string;
  cancelUrl: string;
};

export type RedirectAnswer =
  | { is: 'redirect'; reference: string; url: string }
  | { is: 'declined'; why: string }
  | NotAsked
  | Silent;

/**
 * waiting: the customer has not paid yet. part: some of it came, or all of it too late. pending: they have paid, and the
 * provider makes sure of it. over: it can never be paid any more.
 */
export type TakeAnswer =
  | { is: 'taken'; reference: string; cents: number }
  | { is: 'waiting'; why: string }
  | { is: 'part'; why: string }
  | { is: 'pending'; why: string }
  | { is: 'over'; why: string }
  | Silent;

/** What a provider tells us by itself, after its signature was checked. */
export type ProviderNews = { id: string; reference: string; about: 'payment' | 'other' };
/** What came to a provider's webhook, and whether it is about a payment of ours: nobody is asked about others. */
export type Webhook = {
  raw: Buffer;
  headers: Readonly<Record<string, string | undefined>>;
  isOurs(reference: string): Promise<boolean>;
};

export type RedirectPort = {
  live: boolean;
  /** Whether a refund that is asked for again is known as the same one. */
  knowsRepeats: boolean;
  /** Whether the provider takes our keys. Changes nothing there. */
  checkKeys(): Promise<KeysAnswer>;
  begin(start: RedirectStart): Promise<RedirectAnswer>;
  /** Takes the money if the customer has agreed to it; where the provider takes it itself, says whether it has. */
  take(payment: { id: string; reference: string }): Promise<TakeAnswer>;
  /** Whether taking moves money; else it is only looked whether the customer has paid. */
  takes: boolean;
  /** How it stands. Nothing is taken by asking. */
  find(payment: { id: string; reference: string }): Promise<TakeAnswer>;
  /** Makes sure that it cannot be paid any more, as far as the provider can. What somebody is paying stays as it is. */
  giveUp(reference: string): Promise<void>;
  refund(refund: RefundWish): Promise<StepAnswer>;
  /** Where the provider can list what it has. */
  listing?: Lister;
  /** Nothing where the signature is not the provider's; 'not-ours' where it need not be checked. */
  news(webhook: Webhook): Promise<ProviderNews | 'not-ours' | undefined>;
};
