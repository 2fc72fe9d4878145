export { AccountFrame, type AccountPart } from '#features/account/account-frame.tsx';
export { cardName } from '#features/account/card-name.ts';
export { BESIDE } from '#features/account/beside.ts';
