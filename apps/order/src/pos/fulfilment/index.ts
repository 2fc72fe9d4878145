export { OtherWays, WaySwitch } from '#pos/fulfilment/way-switch.tsx';
