export { PointsBar } from '#features/points/points-bar.tsx';
export { useNextReward } from '#features/points/use-next-reward.ts';
