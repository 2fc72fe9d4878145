export { PaymentStep } from '#features/payment/payment-step.tsx';
export { usePayment } from '#features/payment/use-payment.ts';
