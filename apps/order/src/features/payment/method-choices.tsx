import type { PaymentMethod } from '@servery/contract/entities/menu';
import { methodFigures, methodNote } from '@servery/domain/checkout/method-note';
import { Choice, ChoiceGroup } from '@servery/ui/choices/choice';
import type { ReactNode } from 'react';
import { MethodIcon } from '#features/payment/method-icon.tsx';
import { useMedia } from '#shared/use-media.ts';
import { t } from '#features/payment/texts.ts';

const TILES = '(min-width: 720px)';
/** More than these do not stand side by side. */
const MOST_TILES = 4;

type Props = {
  methods: readonly PaymentMethod[];
  chosen: string | undefined;
  onChoose: (code: string) => void;
  /** What the notes speak of: whose card and balance, and which surcharges. */
  payer: Parameters<typeof methodNote>[1];
  error?: string | undefined;
  /** What the chosen one asks for. */
  children?: ReactNode;
};

/** The ways to pay: side by side where there is room for them, else below each other. */
export function MethodChoices({ methods, chosen, onChoose, payer, error, children }: Props) {
  const tiles = useMedia(TILES) && methods.length <= MOST_TILES && methods.length > 1;
  return (
    <>
      <ChoiceGroup title={t.paymentMethod} hideTitle layout={tiles ? 'strip' : 'plain'} error={error}>
        {methods.map((each) => (
          <Choice
            key={each.code}
            kind="radio"
            name="payment-method"
            value={each.code}
            look={tiles ? 'column' : 'method'}
            icon={<MethodIcon code={each.code} />}
            title={each.desc}
            note={tiles ? methodFigures(each.code, payer) : methodNote(each, payer)}
            checked={chosen === each.code}
            onChange={() => onChoose(each.code)}
          >
            {tiles || !children ? undefined : children}
          </Choice>
        ))}
      </ChoiceGroup>
      {tiles && children}
    </>
  );
}
