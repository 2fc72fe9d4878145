import type { Merchant } from '@servery/contract/entities/merchant';
import {
  chooseSaved,
  confirmAddress,
  foundProblem,
  missingPart,
  takeFound,
  typeAddress,
  typePart,
} from '@servery/domain/address/changes';
import { type AddressDraft, type AddressPart, isDeliverable } from '@servery/domain/address/draft';
import { addressText } from '@servery/domain/delivery/address';
import { texts } from '@servery/domain/messages/texts';
import { laterTexts } from '@servery/domain/messages/later-texts';
import { useRef, useState } from 'react';
import { call } from '#api/call.ts';
import { searchError, useAddressSearch } from '#features/address/use-address-search.ts';
import { useDevice } from '#state/device.ts';
import { sayBad, toaster } from '#state/toasts.ts';
import { addressOptions } from '#ordering/address-options.ts';
import { useCan } from '#shared/can.ts';
import { more } from '#shared/more-texts.ts';
import { t } from '#features/address/texts.ts';

const FOUND_LACKS = {
  street: laterTexts.streetNotConfirmed,
  postcode: laterTexts.addressNotConfirmed,
} as const;
export type AddressError = { part?: AddressPart; text: string };

/** Where the address is kept: on the device for what is ordered now, else wherever it is wanted. */
export type HeldAddress = { address: AddressDraft; setAddress: (next: AddressDraft) => void };
type Asked = { merchant: Merchant; setAddress: HeldAddress['setAddress'] };

/** Asks the server whether the venue delivers to the address. */
function useConfirm({ merchant, setAddress }: Asked, onError: (error: AddressError) => void) {
  const [busy, setBusy] = useState(false);
  const confirm = async (draft: AddressDraft): Promise<void> => {
    setBusy(true);
    const result = await call('DeliveryAddress.validate', {
      store_id: merchant.id,
      menu_id: merchant.menu_id,
      ...withoutString(addressOptions(draft)),
      component: 'address',
    });
    setBusy(false);
    if (!result.ok) return onError({ text: result.code === 'network' ? texts.tryAgain : result.message });
    setAddress(confirmAddress(draft, result.value.delivery));
    if (result.value.result.error) onError({ text: result.value.result.error });
  };
  return { busy, confirm };
}

const withoutString = ({ delivery_address_str: _same, ...rest }: ReturnType<typeof addressOptions>) => rest;

type Desk = {
  merchant: Merchant;
  address: AddressDraft;
  change: (next: AddressDraft) => void;
  fail: (wrong: AddressError) => void;
  goByHand: (text?: string) => void;
  confirm: (draft: AddressDraft) => Promise<void>;
};

/** Search as somebody types, and what becomes of the suggestion that is chosen. */
function useFinding({ merchant, address, change, fail, goByHand, confirm }: Desk) {
  const [resolving, setResolving] = useState(false);
  // A list that closes puts its own text into the box: that is not somebody typing.
  const chosen = useRef(false);
  const search = useAddressSearch(merchant, (text) =>
    text === laterTexts.mapsNotLoaded ? fail({ text }) : goByHand(text),
  );
  const type = (text: string) => {
    const line = address.delivery_address;
    if (chosen.current || text === line || text === addressText(line)) return;
    change(typeAddress(address, text));
    search.type(text);
  };
  const pick = async (id: string) => {
    chosen.current = true;
    setResolving(true);
    const result = await search.resolve(id);
    setResolving(false);
    chosen.current = false;
    if (!result.ok)
      return goByHand(
        result.code === 'address_not_found' ? laterTexts.addressNotConfirmed : searchError(result),
      );
    const next = takeFound(address, result.value, id);
    change(next);
    const lacks = foundProblem(result.value);
    if (lacks) return goByHand(FOUND_LACKS[lacks]);
    await confirm(next);
  };
  return { found: search.found, searching: search.searching || resolving, type, pick };
}

/** An address entered by hand is sent once its needed parts are there. */
async function confirmTyped({ merchant, address, change, fail, confirm }: Desk): Promise<void> {
  const missing = missingPart(address);
  if (missing) return fail({ part: missing, text: t.isRequired({ labelOf: labelOf(merchant, missing) }) });
  const country = address.delivery_country || merchant.locale.country_code;
  const next = typePart(address, 'country', country);
  change(next);
  await confirm(next);
}

/** The delivery address as it is searched for, chosen or typed, until the server knows it. */
export function useAddress(merchant: Merchant, held?: HeldAddress) {
  const can = useCan();
  const device = useDevice((each) => each);
  const { address, setAddress } = held ?? device;
  const [byHand, setByHand] = useState(!can('autofill'));
  const [error, setError] = useState<AddressError>();
  const fail = (wrong: AddressError) => {
    setError(wrong);
    sayBad(wrong.text, undefined, 'address');
  };
  const { busy, confirm } = useConfirm({ merchant, setAddress }, fail);
  const goByHand = (text?: string) => {
    setByHand(true);
    if (text) fail({ text });
  };
  const change = (next: AddressDraft) => {
    setError(undefined);
    toaster.dismiss('address');
    setAddress(next);
  };
  const desk: Desk = { merchant, address, change, fail, goByHand, confirm };
  const finding = useFinding(desk);
  return {
    address,
    error,
    byHand,
    busy,
    deliverable: isDeliverable(address),
    ...finding,
    pick: (id: string) => void finding.pick(id),
    goByHand: () => goByHand(),
    goSearch: () => {
      setByHand(false);
      setError(undefined);
    },
    typePart: (part: AddressPart, text: string) => change(typePart(address, part, text)),
    confirmTyped: () => void confirmTyped(desk),
    chooseSaved: (saved: { id: number; address: string }) => {
      const next = chooseSaved(address, saved);
      change(next);
      void confirm(next);
    },
    startAgain: () => change(typeAddress(address, '')),
  };
}
export type AddressForm = ReturnType<typeof useAddress>;

/** The venue's country calls the parts its own way. */
export function labelOf({ locale }: Pick<Merchant, 'locale'>, part: AddressPart): string {
  const labels: Record<AddressPart, string> = {
    address1: locale.address1,
    address2: locale.address2,
    city: locale.city_suburb,
    state: locale.state,
    postcode: locale.postcode,
    country: more.country,
  };
  return labels[part];
}
