export { FulfilmentHost } from '#features/fulfilment/fulfilment-host.tsx';
export { TypeWords } from '#features/fulfilment/type-words.tsx';
