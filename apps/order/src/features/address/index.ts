export { AddressStep, ConfirmedAddress } from '#features/address/address-step.tsx';
export { type AddressForm, labelOf, useAddress } from '#features/address/use-address.ts';
export { useAddressSearch } from '#features/address/use-address-search.ts';
