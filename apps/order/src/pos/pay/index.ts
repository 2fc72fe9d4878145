export { CollectScreen } from '#pos/pay/collect-screen.tsx';
export { OrderTicket } from '#pos/pay/order-ticket.tsx';
export { OrderScreen } from '#pos/pay/order-screen.tsx';
export { PayScreen } from '#pos/pay/pay-screen.tsx';
