export { PushHost } from '#features/push/push-host.tsx';
export { getNotified } from '#features/push/register.ts';
