export { FulfilmentHost } from '#features/fulfilment/fulfilment-host.tsx';
