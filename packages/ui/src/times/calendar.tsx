import { parseDate } from '@internationalized/date';
import type { CSSProperties } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  Calendar as AriaCalendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { Heading } from 'react-aria-components/Heading';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { IconChevronLeft, IconChevronRight } from '#foundations/icon-more';
import css from './calendar.module.css';

export type DayMark = {
  /** any CSS colour */
  colour: string;
  /** what the colour means; the tooltip of the day */
  title?: string;
};
export type CalendarProps = {
  label: string;
  /** days are "YYYY-MM-DD" */
  value: string | null;
  onChange: (day: string) => void;
  min?: string;
  max?: string;
  isUnavailable?: (day: string) => boolean;
  mark?: (day: string) => DayMark | undefined;
};

export function Calendar({ label, value, onChange, min, max, isUnavailable, mark }: CalendarProps) {
  return (
    <I18nProvider locale="en-AU">
      <AriaCalendar
        aria-label={label}
        firstDayOfWeek="mon"
        value={value === null ? null : parseDate(value)}
        onChange={(date) => onChange(date.toString())}
        minValue={min === undefined ? undefined : parseDate(min)}
        maxValue={max === undefined ? undefined : parseDate(max)}
        isDateUnavailable={(date) => isUnavailable?.(date.toString()) ?? false}
        className={css.calendar}
      >
        <header className={css.head}>
          <Button slot="previous" className={css.move}>
            <IconChevronLeft />
          </Button>
          <Heading className={`display ${css.month ?? ''}`} />
          <Button slot="next" className={css.move}>
            <IconChevronRight />
          </Button>
        </header>
        <CalendarGrid weekdayStyle="short" className={css.grid}>
          <CalendarGridHeader>
            {(day) => <CalendarHeaderCell className={css.weekday}>{day}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>
            {(date) => {
              const found = mark?.(date.toString());
              const style = found ? ({ '--mark': found.colour } as CSSProperties) : undefined;
              return (
                <CalendarCell
                  date={date}
                  style={style}
                  data-marked={found ? true : undefined}
                  className={css.day}
                >
                  {({ formattedDate }) => <span title={found?.title}>{formattedDate}</span>}
                </CalendarCell>
              );
            }}
          </CalendarGridBody>
        </CalendarGrid>
      </AriaCalendar>
    </I18nProvider>
  );
}
