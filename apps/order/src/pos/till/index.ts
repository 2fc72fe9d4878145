export { TillSkeleton } from '#pos/till/till-skeleton.tsx';
export { TillScreen } from '#pos/till/till-screen.tsx';
