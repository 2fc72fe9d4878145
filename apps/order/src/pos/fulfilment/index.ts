export { OtherTypes, TypeSwitch } from '#pos/fulfilment/type-switch.tsx';
