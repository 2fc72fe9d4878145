import type { KeysAnswer, NotAsked, Silent } from '#providers/answers';
import type { Lister } from '#providers/listing';
import type { AppleToken } from '#payments/wallet-data';
import type { AppleMerchant, SessionAnswer } from '#providers/wallet/port';

/** What may be known of a card: its scheme, its last digits and when it ends (MM/YYYY). */
export type CardFacts = { type: string; ending: string; expiry: string };

/** What a nonce stands for, as the provider says it; whoever sends it may say otherwise. */
export type NonceKind = 'card' | 'apple' | 'google' | 'other';

/** What is known of a nonce before it is charged. print: the same for the same card. */
export type CardSeen = { kind: NonceKind; type: string; ending: string; print: string };

export type CardSale = {
  /** Ours: the provider knows a repeat by it. */
  id: string;
  cents: number;
  /** What the browser got for the card, or a card that the provider keeps. */
  source: { nonce: string } | { token: string };
  /** Whether the provider shall keep the card for the next time. */
  keep: boolean;
  /** Apple Pay or Google Pay: its owner has been asked by the device. */
  wallet: boolean;
  /** Nobody is there to be asked by the bank: the owner of a kept card agreed to it before. */
  unattended: boolean;
};

/** A card as the browser may hold it; bin: its first digits. */
type CardNonce = { is: 'nonce'; nonce: string; bin: string };

export type SaleAnswer =
  | { is: 'authorised'; reference: string; card: CardFacts & { token: string } }
  | { is: 'declined'; why: string }
  | NotAsked
  | Silent;

/** What the provider says of a sale when it is asked later. */
export type SaleStanding =
  | { is: 'held'; reference: string; cents: number; card: CardFacts & { token: string } }
  | { is: 'taken'; reference: string; cents: number; card: CardFacts & { token: string } }
  | { is: 'over'; why: string }
  | { is: 'absent' }
  | Silent;

/** claimUrl: where the customer fetches the money. not_yet: the provider takes it later. impossible: it never will, and says why. */
export type StepAnswer =
  | { is: 'done'; reference: string; claimUrl?: string }
  | { is: 'not_yet'; why: string }
  | { is: 'impossible'; why: string }
  | Silent;

/** declined: the card's bank would not confirm it. absent: the nonce is worth nothing any more. */
export type KeepAnswer =
  | { is: 'kept'; card: CardFacts & { token: string } }
  | { is: 'declined' }
  | { is: 'absent' }
  | NotAsked
  | Silent;

export type RefundWish = {
  id: string;
  /** The provider knows a repeat by it. */
  key: string;
  /** Of what was taken. */
  reference: string;
  cents: number;
  /** All of it: what is not settled yet can be voided instead. */
  whole: boolean;
};

/** A card provider. Never rejects for what the provider says or leaves unsaid. */
export type CardPort = {
  /** Real money. */
  live: boolean;
  /** Whether a card is charged only after its bank was asked about it. */
  needsBank: boolean;
  /** Whether a refund that is asked for again is known as the same one. */
  knowsRepeats: boolean;
  /** What the browser needs to turn a card into a nonce. */
  browser: { key: string; url: string };
  /** Whether the provider takes our keys. Changes nothing there. */
  checkKeys(): Promise<KeysAnswer>;
  /** The card behind a nonce, before it is charged. */
  look(nonce: string): Promise<({ is: 'card' } & CardSeen) | { is: 'absent' } | Silent>;
  /** A nonce for a kept card, with which its bank can be asked. */
  nonceFor(token: string): Promise<CardNonce | { is: 'absent' } | Silent>;
  wallets: {
    /** Asks Apple for us, where we have no certificate of our own. */
    appleSession(merchant: AppleMerchant & { merchantIdentifier: string }): Promise<SessionAnswer>;
    /** What Apple's sheet handed over becomes a nonce. Nothing is charged by it. */
    appleNonce(
      token: AppleToken,
    ): Promise<{ is: 'nonce'; nonce: string } | { is: 'refused'; why: string } | Silent>;
  };
  authorise(sale: CardSale): Promise<SaleAnswer>;
  find(saleId: string): Promise<SaleStanding>;
  capture(reference: string, key: string): Promise<StepAnswer>;
  release(reference: string, key: string): Promise<StepAnswer>;
  refund(refund: RefundWish): Promise<StepAnswer>;
  /** Puts a card into the provider's vault under a name of ours, once its bank has confirmed it. Nothing is charged. */
  keep(card: { nonce: string; token: string }): Promise<KeepAnswer>;
  /** Takes a kept card out of the provider's vault. */
  forget(token: string): Promise<StepAnswer>;
  /** Where the provider can list what it has. */
  listing?: Lister;
};
