export { OrderPushQuestion } from '#features/push/order-push-question.tsx';
export { PushHost } from '#features/push/push-host.tsx';
export { getNotified } from '#features/push/register.ts';
