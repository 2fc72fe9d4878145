import type { FulfilmentCode, FulfilmentType } from '@servery/contract/entities/fulfilment';
import { allowsAsap, emptyChoice, type FulfilmentChoice } from '@servery/domain/fulfilment/choice';
import { pointKindOf } from '@servery/domain/fulfilment/chosen-time';
import { movedText, type ReadyClock } from '@servery/domain/fulfilment/words';
import { clockText, dayText } from '@servery/domain/hours/words';
import { catalogue } from '@servery/domain/texts/catalogue';
import { t } from '#ordering/order-texts.ts';

type TypeWords = { title: string; note: string };

/** At a counter people say how they want it in these words, whatever the venue calls the type online. */
const SAID: Partial<Record<FulfilmentCode, TypeWords>> = {
  table: catalogue('state-said-table', { title: 'Table', note: 'To your table' }),
  pickup: catalogue('state-said-pickup', { title: 'Take away', note: 'From the counter' }),
};
const FIRST: readonly FulfilmentCode[] = ['table', 'pickup'];

export const typeWords = (type: FulfilmentType): TypeWords =>
  SAID[type.code] ?? { title: type.verb, note: type.desc };

const asksForMore = (type: FulfilmentType): boolean =>
  type.address_required === 1 ||
  type.booking_name_required === 1 ||
  type.booking_ref_required === 1 ||
  pointKindOf(type) !== undefined;

const canBeHadNow = (type: FulfilmentType): boolean => allowsAsap(type) && !asksForMore(type);

/** The ways somebody standing here can have their order now: at a table, over the counter, else what else there is. */
export function typesNow(types: readonly FulfilmentType[]): FulfilmentType[] {
  const open = types.filter(canBeHadNow);
  const usual = FIRST.flatMap((code) => open.filter((type) => type.code === code));
  return usual.length > 0 ? usual : open;
}

/** Whether the same way can also be had at a time of one's own choosing. */
export const canBeHadLater = (type: FulfilmentType): boolean =>
  type.time_frame === 'datetime' && type.time_type === 'user' && !asksForMore(type);

export const asksForTable = (type: FulfilmentType): boolean => type.table_num_required === 1;

export const choiceNow = (type: FulfilmentType, tableNum = ''): FulfilmentChoice => ({
  ...emptyChoice(type.code),
  asap: true,
  tableNum,
});

/** 'Table 12 · 15 min', 'Take away · 15 min', 'Take away · Tomorrow 12:15 pm'. */
export function choiceText(choice: FulfilmentChoice, type: FulfilmentType, clock: ReadyClock): string {
  const who = choice.tableNum ? `${type.table_num_label} ${choice.tableNum}` : typeWords(type).title;
  if (choice.asap) return `${who} · ${movedText(type, clock) || t.min({ minutes: type.asap_mins })}`;
  if (!choice.date) return who;
  const time = choice.placeDesc || (choice.time && clockText(choice.time));
  return `${who} · ${[dayText(choice.date, clock.now, clock.zone), time].filter(Boolean).join(' ')}`;
}
