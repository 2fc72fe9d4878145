import type { CardInput } from '@servery/domain/checkout/card';

/** What becomes of a card: a nonce that can be charged once, with the card's first digits, or words that say why not. */
export type Tokenised =
  | { ok: true; nonce: string; bin?: string | undefined }
  | { ok: false; message: string };

/** Turns a card into a nonce. The card goes to its provider and nowhere else. */
export type CardTokeniser = {
  tokenise(card: CardInput, billing: { postcode: string }): Promise<Tokenised>;
};

/** The provider's key says by its beginning whether money moves. */
export const isLiveKey = (key: string): boolean => key.startsWith('production_');
