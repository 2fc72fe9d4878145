import type { Customer } from '@servery/contract/entities/customer';
import type { Merchant } from '@servery/contract/entities/merchant';
import type { AddressPart } from '@servery/domain/address/draft';
import { foundProblem } from '@servery/domain/address/changes';
import {
  type BillingAddress,
  billingFrom,
  emptyBilling,
  missingBilling,
  savedBilling,
  takeBilling,
  typeBilling,
} from '@servery/domain/checkout/billing';
import { addressText } from '@servery/domain/delivery/address';
import { checkoutTexts } from '@servery/domain/messages/checkout-texts';
import { laterTexts } from '@servery/domain/messages/later-texts';
import { useState } from 'react';
import { labelOf, useAddressSearch } from '#features/address/index.ts';
import { useDevice } from '#state/device.ts';
import { useFieldErrors } from '#shared/use-field-errors.ts';
import { useCan } from '#shared/can.ts';
import { t } from '#features/payment/texts.ts';

const LACKS = { street: laterTexts.streetNotConfirmed, postcode: laterTexts.addressNotConfirmed } as const;
type Wrong = { part?: AddressPart; text: string };

type Desk = {
  address: BillingAddress;
  put: (next: BillingAddress) => void;
  fail: (wrong: Wrong) => void;
  goByHand: (text?: string) => void;
};

/** Search as somebody types, and what becomes of the suggestion that is chosen. */
function useFinding(merchant: Merchant, { address, put, fail, goByHand }: Desk) {
  const search = useAddressSearch(merchant, (text) =>
    text === laterTexts.mapsNotLoaded ? fail({ text }) : goByHand(checkoutTexts.billingSearchFailed),
  );
  const pick = async (id: string) => {
    const found = await search.resolve(id);
    if (!found.ok) return goByHand(checkoutTexts.billingSearchFailed);
    put(takeBilling(found.value, id));
    const lacks = foundProblem(found.value);
    if (lacks) goByHand(LACKS[lacks]);
  };
  return {
    found: search.found,
    searching: search.searching,
    search: (text: string) => {
      if (text === address.line || text === addressText(address.line)) return;
      put({ ...emptyBilling, line: text });
      search.type(text);
    },
    pick: (id: string) => void pick(id),
  };
}

type Saved = Customer['billing_addresses'];

/** Whom the card is billed to: whom the last one was, else where the order goes, unless somebody says otherwise. */
export function useBilling(merchant: Merchant, saved: Saved) {
  const can = useCan();
  const delivery = useDevice((device) => device.address);
  const [typed, setTyped] = useState<BillingAddress>(() =>
    saved[0] ? savedBilling(saved[0]) : emptyBilling,
  );
  const [byHand, setByHand] = useState(!can('autofill'));
  const { errors, show, fix } = useFieldErrors<Wrong>();
  const address = billingFrom(typed, delivery);
  const fail = (wrong: Wrong) => void show([wrong]);
  const goByHand = (text?: string) => {
    setByHand(true);
    if (text) fail({ text });
  };
  const put = (next: BillingAddress) => {
    // Of the parts only the one that is typed is mended.
    fix(({ part }) => part === undefined || next[part] !== address[part]);
    setTyped(next);
  };
  const finding = useFinding(merchant, { address, put, fail, goByHand });
  /** true when the bank can be told an address */
  const check = (): boolean => {
    const missing = missingBilling(address);
    const whole = address.line.trim() === '';
    if (missing.length > 0 && !whole) setByHand(true);
    if (missing.length > 0 && whole && !byHand) return show([{ text: checkoutTexts.billingRequired }]);
    return show(missing.map((part) => ({ part, text: t.isRequired({ labelOf: labelOf(merchant, part) }) })));
  };
  return {
    address,
    saved,
    /** The one of the saved addresses that is chosen; nothing for a new one. */
    chosen: saved.find(({ id }) => id === address.id),
    choose: (wanted: Saved[number] | undefined) => put(wanted ? savedBilling(wanted) : emptyBilling),
    byHand,
    /** of a part, or of the search where there is none */
    errorOf: (part?: AddressPart) => errors.find((each) => each.part === part)?.text,
    ...finding,
    goByHand: () => goByHand(),
    typePart: (part: AddressPart, text: string) => put(typeBilling(address, part, text)),
    check,
  };
}
export type Billing = ReturnType<typeof useBilling>;
