export { AddressStep } from '#features/address/address-step.tsx';
export { labelOf, useAddress } from '#features/address/use-address.ts';
export { useAddressSearch } from '#features/address/use-address-search.ts';
