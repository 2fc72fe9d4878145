import type { DayMark } from '@servery/ui/times/calendar';
import type { PointsOnDate } from '#api/fulfilment-points.ts';
import { DayPicker, type DayPickerProps } from '#features/fulfilment-points/day-picker.tsx';
import { more } from '#shared/more-texts.ts';
import { catalogue } from '@servery/domain/texts/catalogue';

type Props = { data: PointsOnDate } & Pick<DayPickerProps, 'clock' | 'date' | 'onPick'>;
const MEANS = catalogue('points-means', { good: 'Places free', warn: 'Almost full', bad: 'Full' });

/** The days that have anything, coloured by how full they are. */
export function PlaceDays({ data, ...rest }: Props) {
  const colours = new Map(data.calendar.map((day) => [day.date, day.colour]));
  const invalid = new Set(data.invalidDays);
  const mark = (day: string): DayMark | undefined => {
    const colour = colours.get(day);
    return colour && { colour: `var(--${colour})`, title: MEANS[colour] };
  };
  return (
    <DayPicker
      label={more.day}
      days={data.calendar.map((day) => day.date).filter((day) => !invalid.has(day))}
      last={[...colours.keys(), ...invalid].toSorted().at(-1)}
      mark={mark}
      {...rest}
    />
  );
}
