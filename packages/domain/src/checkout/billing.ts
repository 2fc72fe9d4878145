import type { FoundAddress } from '@servery/contract/entities/address';
import { type AddressDraft, type AddressPart, addressParts } from '#address/draft';

/** Whom the card belongs to, as its bank knows the address. */
export type BillingAddress = Readonly<Record<AddressPart, string>> & {
  /** A saved address of the member; 0 for one that was typed. */
  id: number;
  line: string;
  geo: string;
  latlng: string;
};

export const emptyBilling: BillingAddress = {
  id: 0,
  line: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  postcode: '',
  country: '',
  geo: '',
  latlng: '',
};

const lineOf = (parts: Readonly<Record<AddressPart, string>>): string =>
  addressParts
    .map((part) => parts[part].trim())
    .filter(Boolean)
    .join(', ');

export const isBillingEmpty = ({ line, id }: BillingAddress): boolean => line.trim() === '' && id === 0;

/** Until somebody says otherwise, the card is billed to where the order goes. */
export function billingFrom(held: BillingAddress, draft: AddressDraft): BillingAddress {
  if (!isBillingEmpty(held) || draft.delivery_address === '') return held;
  const parts = Object.fromEntries(addressParts.map((part) => [part, draft[`delivery_${part}`]]));
  return {
    ...(parts as Record<AddressPart, string>),
    id: draft.delivery_address_id,
    line: draft.delivery_address,
    geo: draft.delivery_geo,
    latlng: draft.delivery_latlng,
  };
}

/** One of the member's own, which is whole by itself. */
export const savedBilling = (saved: { id: number; address: string }): BillingAddress => ({
  ...emptyBilling,
  id: saved.id,
  line: saved.address,
});

export function typeBilling(held: BillingAddress, part: AddressPart, text: string): BillingAddress {
  const next = { ...held, id: 0, geo: '', latlng: '', [part]: part === 'state' ? text.toUpperCase() : text };
  return { ...next, line: lineOf(next) };
}

export function takeBilling(found: FoundAddress, geo: string): BillingAddress {
  const parts = Object.fromEntries(addressParts.map((part) => [part, found[part]])) as Record<
    AddressPart,
    string
  >;
  const next = { ...parts, state: found.state.toUpperCase() };
  return { ...next, id: 0, line: lineOf(next), geo, latlng: `${found.lat},${found.long}` };
}

const NEEDED: readonly AddressPart[] = ['address1', 'city', 'postcode'];
/** The parts that are missing; a saved address is whole by itself. */
export const missingBilling = (billing: BillingAddress): AddressPart[] =>
  billing.id > 0 ? [] : NEEDED.filter((part) => billing[part].trim() === '');

export function billingFields(billing: BillingAddress): Record<string, unknown> {
  const parts = addressParts.map((part) => [`billing_${part}`, billing[part] || undefined]);
  return {
    ...Object.fromEntries(parts),
    billing_address_id: billing.id || undefined,
    billing_address_str: billing.line || undefined,
    billing_geo: billing.geo || undefined,
    billing_latlng: billing.latlng || undefined,
  };
}

type SentBilling = { billing_address_id?: number | undefined } & {
  [Part in AddressPart as `billing_${Part}`]?: string | undefined;
};

/** The whole address that a submission names, in one line; nothing where a part is missing or the id is not the member's own. */
export function billingLine(
  sent: SentBilling,
  own: readonly { id: number; address: string }[],
): string | undefined {
  const { billing_address_id: id } = sent;
  if (id) return own.find((each) => each.id === id)?.address;
  const parts = Object.fromEntries(addressParts.map((part) => [part, sent[`billing_${part}`] ?? '']));
  const billing = { ...emptyBilling, ...parts };
  return missingBilling(billing).length > 0 ? undefined : lineOf(billing);
}
