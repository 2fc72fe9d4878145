export { TillBones } from '#pos/till/till-bones.tsx';
export { TillScreen } from '#pos/till/till-screen.tsx';
