import { clockText } from '@servery/domain/hours/words';

export type HourGroup = { label: string; times: string[] };

/** A long list of times, an hour to a group. */
export function timesByHour(times: readonly string[]): HourGroup[] {
  const groups: HourGroup[] = [];
  for (const time of times) {
    const label = clockText(`${time.slice(0, 2)}:00`);
    const last = groups.at(-1);
    if (last?.label === label) last.times.push(time);
    else groups.push({ label, times: [time] });
  }
  return groups;
}
