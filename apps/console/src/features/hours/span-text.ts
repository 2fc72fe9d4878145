import { clockText } from '@servery/domain/hours/words';
import { clockOf, spanOf } from '@servery/domain/hours/written-hours';
import { t } from '#features/hours/texts.ts';

const DAY = 24 * 60;

/** '07:00-21:00' as '7 am to 9 pm'. */
export const spanText = (written: string): string => {
  const { from, to } = spanOf(written);
  if (to - from === DAY) return t.allDay;
  return t.fromTo({ from: clockText(clockOf(from)), to: clockText(clockOf(to)) });
};
