import type { FulfilmentType } from '@servery/contract/entities/fulfilment';
import type { FulfilmentChoice } from '@servery/domain/fulfilment/choice';
import { movedText, type ReadyClock } from '@servery/domain/fulfilment/words';
import { clockText, dayText } from '@servery/domain/hours/words';
import { t } from '#shared/texts.ts';

export type ChoiceWords = { title: string; note: string };

function whenText(choice: FulfilmentChoice, type: FulfilmentType, clock: ReadyClock): string {
  const moved = movedText(type, clock);
  if (choice.asap) return moved ? t.readyAround({ time: moved }) : 'ASAP';
  if (!choice.date) return '';
  const day = dayText(choice.date, clock.now, clock.zone);
  const near = day === 'Today' || day === 'Tomorrow' ? day.toLowerCase() : day;
  if (choice.placeDesc) return `${near}, ${choice.placeDesc}`;
  return choice.time ? `${near} ${clockText(choice.time)}` : near;
}

/** 'Pickup, ASAP' with 'Ready in about 15 min', 'Pickup, today 12:15 pm', 'Table 12' with 'We bring it to you'. */
export function choiceWords(choice: FulfilmentChoice, type: FulfilmentType, clock: ReadyClock): ChoiceWords {
  if (choice.code === 'table' && choice.tableNum)
    return { title: `${type.table_num_label} ${choice.tableNum}`, note: t.toYou };
  const when = whenText(choice, type, clock);
  const title = when ? `${type.verb}, ${when}` : type.verb;
  if (choice.code === 'booking') {
    const people = choice.bookingPax === 1 ? '1 person' : t.people({ count: choice.bookingPax });
    return { title, note: [choice.bookingName, people].filter(Boolean).join(', ') };
  }
  if (choice.asap && movedText(type, clock)) return { title, note: t.busy };
  if (choice.asap) return { title, note: t.readyIn({ minutes: type.asap_mins }) };
  return { title, note: type.desc };
}
