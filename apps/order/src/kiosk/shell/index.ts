export { BrandName } from '#kiosk/shell/brand-name.tsx';
export { IdleGuard } from '#kiosk/shell/idle-guard.tsx';
export { ReachButton } from '#kiosk/shell/reach-button.tsx';
export { Stage } from '#kiosk/shell/stage.tsx';
export { Starting } from '#kiosk/shell/starting.tsx';
export { StartOverSheet } from '#kiosk/shell/start-over-sheet.tsx';
export { useIdle } from '#kiosk/shell/use-idle.ts';
export { useWaysToPay } from '#kiosk/shell/use-ways-to-pay.ts';
