import type { CardBrand } from '@servery/domain/checkout/card';
import { checkoutTexts } from '@servery/domain/messages/checkout-texts';
import { FieldError } from '@servery/ui/inputs/field';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { type HostedTokeniser, hostedTokeniser } from '#features/payment/hosted-fields.ts';
import css from '#features/payment/payment.module.css';
import type { Card } from '#features/payment/use-card.ts';
import { t } from '#features/payment/texts.ts';

const BRANDS: Readonly<Record<string, CardBrand>> = {
  'american-express': 'AMEX',
  visa: 'VISA',
  'master-card': 'MASTERCARD',
};

/** What the frames cannot inherit: they are pages of the provider. */
function frameStyles(): object {
  const { color, fontSize } = getComputedStyle(document.body);
  return { input: { color, 'font-size': fontSize, 'font-family': 'system-ui, sans-serif' } };
}

/** The provider's own fields, in frames of its own. */
export function HostedCardFields({ hosted }: { hosted: NonNullable<Card['hosted']> }) {
  const id = useId().replaceAll(/[^\w-]/g, '');
  const places = { number: `${id}number`, expiry: `${id}expiry`, csc: `${id}csc` };
  const [failed, setFailed] = useState(false);
  const begin = useEffectEvent(() =>
    hostedTokeniser(hosted.key, { ...places, styles: frameStyles() }, (type) =>
      hosted.brandIs(type === '' ? '' : (BRANDS[type] ?? 'OTHER')),
    ),
  );
  const attach = useEffectEvent((made: HostedTokeniser | undefined) => hosted.attach(made));
  useEffect(() => {
    let gone = false;
    let made: HostedTokeniser | undefined;
    const open = async () => {
      made = await begin();
      if (gone) made.remove();
      else attach(made);
    };
    void open().catch(() => setFailed(true));
    return () => {
      gone = true;
      attach(undefined);
      made?.remove();
    };
  }, []);
  return (
    <>
      <Frame id={places.number} label={t.cardNumber} whole />
      <Frame id={places.expiry} label={t.expiry} />
      <Frame id={places.csc} label={t.securityCode} />
      {failed && <FieldError>{checkoutTexts.braintreeUnreachable}</FieldError>}
    </>
  );
}

function Frame({ id, label, whole }: { id: string; label: string; whole?: boolean }) {
  return (
    <div className={whole ? css.whole : undefined}>
      <span className={css.frameLabel}>{label}</span>
      <div id={id} className={css.frame} />
    </div>
  );
}
