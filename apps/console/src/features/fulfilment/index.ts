export { FulfilmentScreen } from '#features/fulfilment/fulfilment-screen.tsx';
