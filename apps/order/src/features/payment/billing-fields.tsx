import type { Merchant } from '@servery/contract/entities/merchant';
import type { AddressPart } from '@servery/domain/address/draft';
import { suggestsFor } from '@servery/domain/address/suggest';
import { addressText } from '@servery/domain/delivery/address';
import { checkoutTexts } from '@servery/domain/messages/checkout-texts';
import { laterTexts } from '@servery/domain/messages/later-texts';
import { TextButton } from '@servery/ui/actions/button';
import { Choice, ChoiceGroup } from '@servery/ui/choices/choice';
import { TextField } from '@servery/ui/inputs/field';
import { Skeleton } from '@servery/ui/feedback/skeleton';
import { Display } from '@servery/ui/foundations/text';
import { lazy, Suspense, useId } from 'react';
import { labelOf } from '#features/address/index.ts';
import css from '#features/payment/payment.module.css';
import type { Billing } from '#features/payment/use-billing.ts';
import { useCan } from '#shared/can.ts';
import { more } from '#shared/more-texts.ts';
import { t } from '#features/payment/texts.ts';

const ComboBox = lazy(async () => ({ default: (await import('@servery/ui/inputs/combo-box')).ComboBox }));

type Props = { merchant: Merchant; billing: Billing };
const PARTS: readonly (readonly [part: AddressPart, fill: string, max: number])[] = [
  ['address1', 'address-line1', 120],
  ['address2', 'address-line2', 80],
  ['city', 'address-level2', 80],
  ['state', 'address-level1', 40],
  ['postcode', 'postal-code', 10],
];

function ByHand({ merchant, billing }: Props) {
  const can = useCan();
  return PARTS.map(([part, fill, max]) => (
    <TextField
      key={part}
      label={t.billing({ labelOf: labelOf(merchant, part).toLowerCase() })}
      aside={part === 'address2' ? 'optional' : undefined}
      autoComplete={can('autofill') ? `billing ${fill}` : 'off'}
      maxLength={max}
      value={billing.address[part]}
      error={billing.errorOf(part)}
      onChange={(event) => billing.typePart(part, event.target.value)}
      className={part === 'address1' || part === 'address2' ? css.whole : undefined}
    />
  ));
}

function Search({ billing }: Props) {
  const { line, geo } = billing.address;
  return (
    <div className={css.whole}>
      <Suspense fallback={<Skeleton shape="block" height="84px" />}>
        <ComboBox
          label={t.billingAddressSearch}
          placeholder={t.startTypingYourAddress}
          options={billing.found.map(({ id, main, secondary }) => ({
            value: id,
            label: main,
            note: secondary,
          }))}
          value={null}
          onChange={(id) => id !== null && billing.pick(id)}
          text={geo ? addressText(line) : line}
          onTextChange={billing.search}
          found
          free
          empty={billing.searching ? more.searching : suggestsFor(line) ? t.noneFound : t.keepTyping}
          error={billing.errorOf()}
        />
      </Suspense>
      <TextButton pad onClick={billing.goByHand}>
        {laterTexts.enterManually}
      </TextButton>
    </div>
  );
}

/** Whom a card of theirs was billed to before, or somebody new. */
function Saved({ billing }: Props) {
  const name = useId();
  const { saved, chosen, choose } = billing;
  return (
    <ChoiceGroup title={t.yourBillingAddresses} hideTitle layout="rows" className={css.whole}>
      {[...saved, undefined].map((each) => (
        <Choice
          key={each?.id ?? 0}
          kind="radio"
          name={name}
          value={String(each?.id ?? 0)}
          look="row"
          title={each ? addressText(each.address) : checkoutTexts.newBilling}
          checked={chosen?.id === each?.id}
          onChange={() => choose(each)}
        />
      ))}
    </ChoiceGroup>
  );
}

/** The address that the card's bank knows: one of before, searched for, or part by part. */
export function BillingFields(props: Props) {
  const { saved, chosen, byHand } = props.billing;
  return (
    <fieldset className={css.billing}>
      <legend className={css.whole}>
        <Display as="span" size={20}>
          {t.billingAddress}
        </Display>
      </legend>
      {saved.length > 0 && <Saved {...props} />}
      {!chosen && (byHand ? <ByHand {...props} /> : <Search {...props} />)}
    </fieldset>
  );
}
