export { OrderScreen } from '#pos/pay/order-screen.tsx';
export { PayScreen } from '#pos/pay/pay-screen.tsx';
