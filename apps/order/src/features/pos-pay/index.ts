export { OrderScreen } from '#features/pos-pay/order-screen.tsx';
export { PayScreen } from '#features/pos-pay/pay-screen.tsx';
