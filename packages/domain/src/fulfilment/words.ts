import type { FulfilmentType } from '@servery/contract/entities/fulfilment';
import type { FulfilmentChoice } from '#fulfilment/choice';
import type { Instant } from '#hours/availability';
import { localDateTime } from '#hours/times';
import { clockText, dayText } from '#hours/words';
import { t } from '#fulfilment/texts';

/** 'Choose Pick up, Deliver or Table above', from the verbs of the types. */
export function chooseAboveText(types: readonly Pick<FulfilmentType, 'verb'>[]): string {
  const verbs = types.map((type) => type.verb).filter((verb) => verb !== '');
  if (verbs.length === 0) return t.chooseType;
  const last = verbs[verbs.length - 1] as string;
  if (verbs.length === 1) return t.chooseOne({ verb: last });
  return t.chooseOneOf({ verbs: verbs.slice(0, -1).join(', '), last });
}

/** 'Pickup · ASAP · 15 min', 'Delivery · Tomorrow 12:15 pm', 'Table 12'. */
export function fulfilmentText(choice: FulfilmentChoice, type: FulfilmentType, clock: ReadyClock): string {
  const parts = [
    choice.code === 'table' && choice.tableNum ? `${type.table_num_label} ${choice.tableNum}` : type.verb,
  ];
  if (choice.asap) parts.push('ASAP', movedText(type, clock) || t.min({ minutes: type.asap_mins }));
  else if (choice.date) {
    const time = choice.time ? ` ${clockText(choice.time)}` : '';
    parts.push(`${dayText(choice.date, clock.now, clock.zone)}${time}`);
  }
  return parts.join(' · ');
}

const MINS = /\s*\{delivery_mins\}/g;

/** A venue's text with `{delivery_mins}` in it tells how long a delivery takes, once that is known. */
export const withDeliveryMins = (text: string, mins: number): string => {
  const told = mins > 0 ? t.deliveryTime({ minutes: mins }) : '';
  return text.replaceAll(MINS, told).trim();
};

/** The clock on the wall, and when an ASAP order would be ready: in seconds, as the cart says it, 0 where it does not. */
export type ReadyClock = { now: Instant; zone: string; asapDue?: number | undefined };

/** '12:40 pm' where an ASAP order has to wait for a later block than the usual one; else nothing. */
export function movedText(type: Pick<FulfilmentType, 'asap_mins'>, clock: ReadyClock): string {
  const due = (clock.asapDue ?? 0) * 1000;
  if (due <= clock.now + (type.asap_mins + 1) * 60_000) return '';
  return clockText(localDateTime(due, clock.zone).time);
}
