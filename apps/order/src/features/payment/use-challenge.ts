import { checkoutTexts } from '@servery/domain/messages/checkout-texts';
import { useState } from 'react';
import type { Tokenised } from '#features/payment/tokeniser.ts';

/** A bank that asks the owner of a card. */
export type Asking = { url: string; answer(nonce: string): void; abandon(): void };
type Provider = { braintree_tokenization_key: string; braintree_url: string };

const refused: Tokenised = { ok: false, message: checkoutTexts.bankRefused };
const cancelled: Tokenised = { ok: false, message: checkoutTexts.paymentCancelled };

/** 3-D Secure: before a card is charged its bank may want to hear from its owner. */
export function useChallenge({ braintree_tokenization_key: key, braintree_url: url }: Provider) {
  const [asking, setAsking] = useState<Asking>();
  const askInFrame = (frame: string): Promise<Tokenised> =>
    new Promise((resolve) => {
      const end = (outcome: Tokenised) => {
        setAsking(undefined);
        resolve(outcome);
      };
      setAsking({
        url: frame,
        answer: (nonce) => end(nonce === '' ? refused : { ok: true, nonce }),
        abandon: () => end(cancelled),
      });
    });
  const confirm = async (card: { nonce: string; bin: string }, amount: string): Promise<Tokenised> => {
    const { confirmCard } = await import('#features/payment/confirm-card.ts');
    return confirmCard({ url, key }, { ...card, amount }, askInFrame);
  };
  return { asking, confirm };
}
