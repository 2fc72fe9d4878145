export { CollectScreen } from '#pos/pay/collect-screen.tsx';
export { OrderToPay } from '#pos/pay/order-to-pay.tsx';
export { OrderTicket } from '#pos/pay/order-ticket.tsx';
export { OrderScreen } from '#pos/pay/order-screen.tsx';
export { PayScreen } from '#pos/pay/pay-screen.tsx';
export { typedCents } from '#pos/pay/change.ts';
export { useCollect } from '#pos/pay/use-collect.ts';
