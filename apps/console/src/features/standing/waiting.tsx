import type { ConsoleUser } from '@servery/contract/entities/board';
import type { StandingNextDay } from '@servery/contract/calls/console/standing';
import { Button } from '@servery/ui/actions/button';
import { CountBadge } from '@servery/ui/actions/badge';
import { timeText } from '#order/when.ts';
import { useStandingDeed } from '#features/standing/use-standing-deeds.ts';
import { sayGood } from '#toasts/toaster.ts';
import css from './next-day.module.css';
import { t } from '#features/standing/texts.ts';

type Waiting = StandingNextDay['waiting'][number];
type Props = { one: Waiting; date: string; now: number; user: ConsoleUser };

const HOUR_SECONDS = 3600;

function Remind({ one, now, user }: Omit<Props, 'date'>) {
  const { id, customer: name, told } = one;
  const { mutate, isPending } = useStandingDeed('ConsoleStanding.remind', () =>
    sayGood(t.reminded({ name })),
  );
  if (told > now - HOUR_SECONDS)
    return <small>{t.told({ time: timeText(told, user.merchant.time_zone) })}</small>;
  return (
    <Button
      size="s"
      busy={isPending}
      aria-label={t.remindWho({ name })}
      onClick={() => mutate({ standing_order_id: id })}
    >
      {t.remind}
    </Button>
  );
}

function LetOut({ one, date }: Pick<Props, 'one' | 'date'>) {
  const { id, customer: name } = one;
  const { mutate, isPending } = useStandingDeed('ConsoleStanding.let_out');
  const out = one.goes_out === 1;
  if (one.may_go_out === 0 && !out) return null;
  return (
    <Button
      kind="line"
      size="s"
      busy={isPending}
      aria-label={out ? t.keepBackWho({ name }) : t.letOutWho({ name })}
      onClick={() => mutate({ standing_order_id: id, date, on: out ? 0 : 1 })}
    >
      {out ? t.keepBack : t.letOut}
    </Button>
  );
}

/** Who would be skipped, why, and what can be done about it. */
export function WaitingList({ next, now, user }: { next: StandingNextDay; now: number; user: ConsoleUser }) {
  const { waiting, date } = next;
  const skipped = waiting.filter(({ goes_out: out }) => out === 0).length;
  const may = (capability: ConsoleUser['permissions'][number]) => user.permissions.includes(capability);
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby="will-be-skipped" className={css.waiting} data-calm={skipped === 0 || undefined}>
      <h3 id="will-be-skipped">
        {skipped > 0 && <CountBadge tone="bad">{skipped}</CountBadge>}
        {skipped > 0 ? t.willBeSkipped : t.goesOut}
      </h3>
      <ul>
        {waiting.map((one) => (
          <li key={one.id}>
            <p>
              <b>{one.customer}</b>
              <small>{one.goes_out === 1 ? t.goesOut : one.reason}</small>
            </p>
            <div>
              {one.goes_out === 0 && may('move_orders') && <Remind one={one} now={now} user={user} />}
              {may('take_payments') && <LetOut one={one} date={date} />}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
