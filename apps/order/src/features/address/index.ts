export { AddressStep } from '#features/address/address-step.tsx';
