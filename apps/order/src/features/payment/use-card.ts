import {
  cardBrand,
  type CardBrand,
  type CardField,
  type CardInput,
  cardNameProblem,
  type CardProblem,
  cardProblems,
  emptyCard,
} from '@servery/domain/checkout/card';
import { checkoutTexts } from '@servery/domain/messages/checkout-texts';
import { useRef, useState } from 'react';
import { directTokeniser } from '#features/payment/direct-tokeniser.ts';
import { type CardTokeniser, isLiveKey, type Tokenised } from '#features/payment/tokeniser.ts';
import { useFieldErrors } from '#shared/use-field-errors.ts';

type Provider = { braintree_tokenization_key: string; braintree_url: string };

const thisMonth = (now = new Date()) => ({ year: now.getFullYear(), month: now.getMonth() + 1 });

/** The card while it is typed. It lives here and nowhere else, and goes with the screen. */
export function useCard(provider: Provider, onBrand?: (brand: CardBrand) => void) {
  const key = provider.braintree_tokenization_key;
  const hosted = isLiveKey(key);
  const [card, setCard] = useState<CardInput>(emptyCard);
  const [save, setSave] = useState(false);
  const { errors, shown, show, fix } = useFieldErrors<CardProblem>();
  const [hostedBrand, setHostedBrand] = useState<CardBrand>('');
  const frames = useRef<CardTokeniser>(undefined);
  const brand = hosted ? hostedBrand : cardBrand(card.number);

  const noticeBrand = (before: CardBrand, now: CardBrand) => {
    if (now !== '' && (before === 'AMEX') !== (now === 'AMEX')) onBrand?.(now);
  };
  const set = (part: Partial<CardInput>) => {
    fix(({ field }) => field in part);
    if (part.number !== undefined) noticeBrand(brand, cardBrand(part.number));
    setCard((held) => ({ ...held, ...part }));
  };
  const nameWrong = cardNameProblem(card);
  const hostedWrong: CardProblem[] = nameWrong ? [{ field: 'name', text: nameWrong }] : [];
  /** true when the card can be handed to its provider */
  const check = (): boolean => show(hosted ? hostedWrong : cardProblems(card, thisMonth()));
  const tokenise = async (postcode: string): Promise<Tokenised> => {
    const tokeniser = hosted ? frames.current : directTokeniser({ url: provider.braintree_url, key });
    return tokeniser
      ? tokeniser.tokenise(card, { postcode })
      : { ok: false, message: checkoutTexts.braintreeUnreachable };
  };
  return {
    card,
    set,
    save,
    setSave,
    errorOf: (field: CardField) => errors.find((each) => each.field === field)?.text,
    errorsShown: shown,
    brand,
    check,
    tokenise,
    hosted: hosted
      ? {
          key,
          attach: (tokeniser: CardTokeniser | undefined) => {
            frames.current = tokeniser;
          },
          brandIs: (now: CardBrand) => {
            noticeBrand(hostedBrand, now);
            setHostedBrand(now);
          },
        }
      : undefined,
  };
}
export type Card = ReturnType<typeof useCard>;
