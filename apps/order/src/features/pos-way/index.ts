export { WaySwitch } from '#features/pos-way/way-switch.tsx';
