import type { FulfilmentCode } from '@servery/contract/entities/fulfilment';
import type { HeldType, WaySwitch } from '@servery/contract/entities/fulfilment-editor';
import { CODES } from '#features/fulfilment/place.ts';

/** Which ways to order are on. */
export type OnOff = Record<FulfilmentCode, boolean>;

const held = (types: readonly HeldType[], code: FulfilmentCode) => types.find((each) => each.code === code);

export const onOff = (types: readonly HeldType[]): OnOff =>
  Object.fromEntries(CODES.map((code) => [code, held(types, code)?.value.offered === true])) as OnOff;

/** What is to be saved of the switches that were moved, each with the version that was seen. */
export const switchesOf = (
  types: readonly HeldType[],
  wanted: OnOff,
  changed: readonly FulfilmentCode[],
): WaySwitch[] =>
  changed.map((code) => {
    const version = held(types, code)?.version;
    return { code, ...(version !== undefined && { version }), offered: wanted[code] };
  });

/** Those that go off and that somebody is using now. */
export const affected = (
  types: readonly HeldType[],
  wanted: OnOff,
  changed: readonly FulfilmentCode[],
): HeldType[] =>
  types.filter(
    ({ code, carts, orders }) => changed.includes(code) && !wanted[code] && (carts > 0 || orders > 0),
  );
