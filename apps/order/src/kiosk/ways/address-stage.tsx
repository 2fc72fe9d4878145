import type { Merchant } from '@servery/contract/entities/merchant';
import type { AddressPart } from '@servery/domain/address/draft';
import { Notice } from '@servery/ui/feedback/notice';
import { useEffect, useEffectEvent, useState } from 'react';
import { type AddressForm, ConfirmedAddress, labelOf } from '#features/address/index.ts';
import {
  pressAddressKey,
  pressCodeKey,
  pressNumberKey,
  type TypedField,
  Typing,
} from '#kiosk/typing/index.ts';

const PARTS: readonly AddressPart[] = ['address1', 'address2', 'city', 'state', 'postcode'];
const PRESS: Partial<Record<AddressPart, TypedField['press']>> = {
  state: pressCodeKey,
  postcode: pressNumberKey,
};

const fieldOf = (merchant: Merchant, form: AddressForm, part: AddressPart): TypedField => ({
  id: part,
  label: labelOf(merchant, part),
  text: form.address[`delivery_${part}`],
  optional: part === 'address2',
  signs: part === 'address1' || part === 'address2' ? ['/'] : [],
  digits: part !== 'state',
  numeric: part === 'postcode',
  press: PRESS[part] ?? pressAddressKey,
  put: (text) => form.typePart(part, text),
});

/** Where it goes, part by part on the screen's own keys, until the venue has said that it delivers there. */
export function AddressStage({ merchant, form }: { merchant: Merchant; form: AddressForm }) {
  const [at, setAt] = useState<string>('address1');
  const startHere = useEffectEvent(() => {
    // Most who stand here live in the same state.
    if (form.address.delivery_state === '') form.typePart('state', merchant.state);
  });
  useEffect(() => startHere(), []);
  const wrong = form.error?.part;
  const [shown, setShown] = useState(wrong);
  if (wrong !== shown) {
    setShown(wrong);
    if (wrong) setAt(wrong);
  }
  if (form.deliverable) return <ConfirmedAddress merchant={merchant} form={form} />;
  const fields = PARTS.map((part) => fieldOf(merchant, form, part));
  const active = fields.find(({ id }) => id === at) ?? fields[0];
  return (
    <>
      {active && <Typing fields={fields} active={active} activate={setAt} />}
      {form.error && (
        <Notice tone="bad" alert>
          {form.error.text}
        </Notice>
      )}
    </>
  );
}
