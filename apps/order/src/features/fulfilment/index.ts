export { FulfilmentHost } from '#features/fulfilment/fulfilment-host.tsx';
export { useFreshTypes } from '#features/fulfilment/use-fresh-types.ts';
