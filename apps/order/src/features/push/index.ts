export { PushHost } from '#features/push/push-host.tsx';
