export { FulfilmentHost } from '#features/fulfilment/fulfilment-host.tsx';
export { TypeWords } from '#features/fulfilment/type-words.tsx';
export { useFreshTypes } from '#features/fulfilment/use-fresh-types.ts';
