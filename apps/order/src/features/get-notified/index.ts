export { GetNotified } from '#features/get-notified/get-notified.tsx';
