import type { ConsoleUser } from '@servery/contract/entities/board';
import type { StandingNextDay } from '@servery/contract/calls/console/standing';
import { dateName } from '@servery/domain/hours/words';
import { dollars } from '@servery/domain/money';
import { Button } from '@servery/ui/actions/button';
import { IconPrinter } from '@servery/ui/foundations/icon-more';
import { Display } from '@servery/ui/foundations/text';
import { Ring } from '@servery/ui/times/ring';
import { useState } from 'react';
import { PlaceNow } from '#features/standing/place-now.tsx';
import { leftText, leftValue } from '#features/standing/rules/time-left.ts';
import { ToMake } from '#features/standing/to-make.tsx';
import { WaitingList } from '#features/standing/waiting.tsx';
import { dayName } from '#order/when.ts';
import css from './next-day.module.css';
import { t } from '#features/standing/texts.ts';

function CutOff({ next, now }: { next: StandingNextDay; now: number }) {
  const left = next.cut_off - now;
  if (next.cut_off === 0 || left <= 0) return <p>{t.allPlaced}</p>;
  return (
    <div className={css.cutOff}>
      <Ring label={t.timeLeft} value={leftValue(left)} tone="highlight" size="64px">
        <b>{leftText(left)}</b>
      </Ring>
      <p>{t.placedAt({ when: next.cut_off_text })}</p>
    </div>
  );
}

function headingOf({ orders, total }: StandingNextDay): string {
  if (orders === 0) return t.noOrders;
  if (orders === 1) return t.oneOrder({ total: dollars(total) });
  return t.orders({ count: orders, total: dollars(total) });
}

/** The next day that has any: how many, until when they can change, who would be skipped, and what is made. */
export function NextDay({ next, now, user }: { next: StandingNextDay; now: number; user: ConsoleUser }) {
  const [asking, setAsking] = useState(false);
  const day = dayName(next.date, user.merchant.time_zone);
  const date = dateName(next.date);
  const mayPlace = user.permissions.includes('manage_venue') && next.orders > 0 && next.cut_off > 0;
  return (
    <aside aria-label={t.next} className={css.pane}>
      <div className={css.body}>
        <header>
          <p className={css.soft}>{day === date ? date : `${day}, ${date}`}</p>
          <Display as="h2" size={32}>
            {headingOf(next)}
          </Display>
        </header>
        <CutOff next={next} now={now} />
        <WaitingList next={next} now={now} user={user} />
        <ToMake products={next.to_make} />
      </div>
      <footer className={css.foot}>
        <Button kind="line" icon={<IconPrinter />} onClick={() => window.print()}>
          {t.printList}
        </Button>
        {mayPlace && (
          <Button kind="bare" onClick={() => setAsking(true)}>
            {t.placeNow}
          </Button>
        )}
      </footer>
      <PlaceNow next={next} day={day} open={asking} onClose={() => setAsking(false)} />
    </aside>
  );
}
