export { ForgotPage } from '#features/forgot/forgot-page.tsx';
export { ForgotPanel } from '#features/forgot/forgot-panel.tsx';
export { startMode } from '#features/forgot/start-mode.ts';
