export { OtherWays, WaySwitch } from '#features/pos-way/way-switch.tsx';
