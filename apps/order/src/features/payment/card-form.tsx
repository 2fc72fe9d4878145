import type { Merchant } from '@servery/contract/entities/merchant';
import { type CardBrand, typedCsc, typedExpiry, typedName, typedNumber } from '@servery/domain/checkout/card';
import { TextField } from '@servery/ui/inputs/field';
import { Skeleton } from '@servery/ui/feedback/skeleton';
import { Text } from '@servery/ui/foundations/text';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { BillingFields } from '#features/payment/billing-fields.tsx';
import css from '#features/payment/payment.module.css';
import type { Billing } from '#features/payment/use-billing.ts';
import type { Card } from '#features/payment/use-card.ts';
import { useCan } from '#shared/can.ts';
import { t } from '#features/payment/texts.ts';

const HostedFields = lazy(async () => ({
  default: (await import('#features/payment/hosted-card-fields.tsx')).HostedCardFields,
}));

const BRAND: Readonly<Record<CardBrand, string>> = {
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
  AMEX: 'American Express',
  OTHER: '',
  '': '',
};

/** Our own fields: what is typed is handed to the provider by the page. */
function OwnFields({ form }: { form: Card }) {
  const can = useCan();
  const { card, set, errorOf, brand } = form;
  const fill = (name: string) => (can('autofill') ? name : 'off');
  return (
    <>
      <TextField
        label={t.cardNumber}
        inputMode="numeric"
        autoComplete={fill('cc-number')}
        placeholder="1234 1234 1234 1234"
        value={card.number}
        error={errorOf('number')}
        after={BRAND[brand] ? <span className={css.brand}>{BRAND[brand]}</span> : undefined}
        onChange={(event) => set({ number: typedNumber(event.target.value) })}
        className={css.whole}
      />
      <TextField
        label={t.expiry}
        inputMode="numeric"
        autoComplete={fill('cc-exp')}
        placeholder={t.mmYy}
        maxLength={9}
        value={card.expiry}
        error={errorOf('expiry')}
        onChange={(event) => set({ expiry: typedExpiry(event.target.value, card.expiry) })}
      />
      <TextField
        label={t.securityCode}
        inputMode="numeric"
        autoComplete={fill('cc-csc')}
        placeholder={brand === 'AMEX' ? t.n4Digits : t.n3Digits}
        maxLength={4}
        value={card.csc}
        error={errorOf('csc')}
        onChange={(event) => set({ csc: typedCsc(event.target.value) })}
      />
    </>
  );
}

type Props = { card: Card; billing: Billing | undefined; merchant: Merchant; children?: ReactNode };

/** A card, and the address that its bank knows. */
export function CardForm({ card: form, billing, merchant, children }: Props) {
  const can = useCan();
  const box = useRef<HTMLDivElement>(null);
  const { errorsShown } = form;
  useEffect(() => {
    if (errorsShown) box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errorsShown]);
  return (
    <div ref={box} className={css.card}>
      {form.hosted ? (
        <Suspense fallback={<Skeleton shape="block" height="168px" />}>
          <HostedFields hosted={form.hosted} />
        </Suspense>
      ) : (
        <OwnFields form={form} />
      )}
      <TextField
        label={t.nameOnCard}
        autoComplete={can('autofill') ? 'cc-name' : 'off'}
        autoCapitalize="characters"
        maxLength={80}
        value={form.card.name}
        error={form.errorOf('name')}
        onChange={(event) => form.set({ name: typedName(event.target.value) })}
        className={css.whole}
      />
      {billing && <BillingFields merchant={merchant} billing={billing} />}
      {children}
      <Text size={15} tone="soft" className={css.safe}>
        {t.cardNote}
      </Text>
    </div>
  );
}
