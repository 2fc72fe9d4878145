import type { Board } from '@servery/contract/entities/board';
import { ProgressBar } from '@servery/ui/feedback/progress';
import { wallTime } from '#features/board/rules/venue-time.ts';
import { useZone } from '#features/board/state/venue-clock.tsx';
import { words } from '#features/board/words.ts';
import css from './next-slots.module.css';
import { t } from '#features/board/texts.ts';

type Slot = Board['slots'][number];

/** A capacity of 0 is no limit: '1 order' then, and never '1 of 0'. */
const takenText = ({ taken, capacity }: Slot): string =>
  capacity > 0 ? t.taken({ taken, capacity }) : t.orders({ count: taken });

function SlotView({ slot }: { slot: Slot }) {
  const zone = useZone();
  const full = slot.capacity > 0 && slot.taken >= slot.capacity;
  const time = wallTime(slot.at, zone);
  return (
    <li data-full={full || undefined} className={css.slot}>
      <b>{time}</b>
      <span>{full ? words.full : takenText(slot)}</span>
      {slot.capacity > 0 && (
        <div className={css.bar}>
          <ProgressBar
            label={time}
            value={Math.min(slot.taken, slot.capacity)}
            max={slot.capacity}
            tone={full ? 'warn' : 'accent'}
            size="s"
          />
        </div>
      )}
    </li>
  );
}

/** How full the next two hours are, a quarter at a time. */
export function NextSlots({ slots }: { slots: readonly Slot[] }) {
  return (
    <footer className={css.slots}>
      <h2 className={css.title}>{words.nextSlots}</h2>
      <ol aria-label={words.nextSlots} className={css.list}>
        {slots.map((slot) => (
          <SlotView key={slot.at} slot={slot} />
        ))}
      </ol>
    </footer>
  );
}
