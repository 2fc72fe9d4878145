import { dayText } from '@servery/domain/hours/words';

/** 'Today', 'Tomorrow', then 'Mon 17': the month goes without saying on a strip of days. */
export function chipText(date: string, now: number, zone: string): string {
  const text = dayText(date, now, zone);
  return text.startsWith('To') ? text : text.split(' ').slice(0, 2).join(' ');
}
