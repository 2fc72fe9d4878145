export { TillBones } from '#features/pos-till/till-bones.tsx';
export { TillScreen } from '#features/pos-till/till-screen.tsx';
