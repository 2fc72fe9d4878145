import { useState } from 'react';
import { Calendar } from '#times/calendar';
import { Card } from '#surfaces/card';
import { DayChips } from '#times/day-chips';
import { IconButton } from '#actions/icon-button';
import { IconCalendarDays } from '#foundations/icon-more';
import { CountdownRing, Ring } from '#times/ring';
import { Row } from '#foundations/stack';
import { TimeList } from '#times/time-list';
import { Section, Specimen } from '../frame.tsx';
import { times } from '../samples.ts';

const days = ['Today', 'Tomorrow', 'Mon 17', 'Tue 18', 'Wed 19', 'Thu 20'].map((label) => ({
  value: label,
  label,
}));

export function Times() {
  const [day, setDay] = useState<string | null>('Today');
  const [time, setTime] = useState<string | null>('12:15');
  const [date, setDate] = useState<string | null>('2026-11-18');
  const [round, setRound] = useState(0);
  return (
    <Section id="times" title="Days and times" lead="Nearest first; what is full stays visible, struck out.">
      <Specimen name="Days and times" from="day-chips.tsx, time-list.tsx">
        <DayChips
          label="Day"
          days={days}
          value={day}
          onChange={setDay}
          more={<IconButton label="Calendar" icon={<IconCalendarDays />} kind="raised" />}
        />
        <TimeList label="Time" groups={times} value={time} onChange={setTime} />
      </Specimen>
      <Specimen name="Calendar" from="calendar.tsx (lazy)">
        <Card>
          <Calendar
            label="Day"
            value={date}
            onChange={setDate}
            min="2026-11-15"
            max="2026-12-24"
            isUnavailable={(at) => at === '2026-11-22' || at === '2026-11-29'}
            mark={(at) =>
              at === '2026-11-20' || at === '2026-11-27'
                ? { colour: 'var(--highlight)', title: 'Late night' }
                : undefined
            }
          />
        </Card>
      </Specimen>
      <Specimen name="Rings" from="ring.tsx">
        <Row gap={5}>
          <Ring label="Done" value={64}>
            64
          </Ring>
          <CountdownRing
            key={round}
            label="Time left"
            seconds={20}
            tone="highlight"
            size="140px"
            onDone={() => setRound(round + 1)}
          />
        </Row>
      </Specimen>
    </Section>
  );
}
