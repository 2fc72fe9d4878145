export { BrandName } from '#features/kiosk-shell/brand-name.tsx';
export { IdleGuard } from '#features/kiosk-shell/idle-guard.tsx';
export { ReachButton } from '#features/kiosk-shell/reach-button.tsx';
export { Stage } from '#features/kiosk-shell/stage.tsx';
export { StartOverSheet } from '#features/kiosk-shell/start-over-sheet.tsx';
export { useIdle } from '#features/kiosk-shell/use-idle.ts';
