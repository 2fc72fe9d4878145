import type { ConsoleUser } from '@servery/contract/entities/board';
import type { CallOutput } from '@servery/contract/registry';
import { Segmented } from '@servery/ui/choices/segmented';
import { DayChips } from '@servery/ui/times/day-chips';
import { IconCalendarDays } from '@servery/ui/foundations/icon-more';
import { IconButton } from '@servery/ui/actions/icon-button';
import { SearchField } from '@servery/ui/inputs/search-field';
import { Sheet } from '@servery/ui/overlays/sheet';
import { Display } from '@servery/ui/foundations/text';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { ordersQuery } from '#api/orders-query.ts';
import { OrderList } from '#features/orders/order-list.tsx';
import { OrderPanel } from '#features/orders/order-panel.tsx';
import type { Shown } from '#features/orders/rules/filters.ts';
import { dayBack, dayName } from '#order/when.ts';
import { TitleAlone } from '#parts/title-alone.tsx';
import css from './orders.module.css';
import { t } from '#features/orders/texts.ts';

const Calendar = lazy(() =>
  import('@servery/ui/times/calendar').then(({ Calendar: it }) => ({ default: it })),
);

const DAYS = 7;

function daysBack(zone: string, chosen: string) {
  const dates = Array.from({ length: DAYS }, (_, away) => dayBack(zone, away));
  if (!dates.includes(chosen)) dates.push(chosen);
  return dates.map((value) => ({ value, label: dayName(value, zone) }));
}

type DaysProps = { zone: string; date: string; onDate: (date: string) => void };

/** The last week, and any day before it behind the calendar. */
function Days({ zone, date, onDate }: DaysProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const choose = (day: string) => {
    onDate(day);
    close();
  };
  return (
    <>
      <DayChips
        label={t.day}
        days={daysBack(zone, date)}
        value={date}
        onChange={onDate}
        more={<IconButton label={t.anotherDay} icon={<IconCalendarDays />} onClick={() => setOpen(true)} />}
      />
      <Sheet open={open} onClose={close} title={t.whichDay} kind="dialog" size="s">
        <Suspense fallback={null}>
          <Calendar label={t.day} value={date} max={dayBack(zone)} onChange={choose} />
        </Suspense>
      </Sheet>
    </>
  );
}

type FiltersProps = {
  counts: CallOutput<'ConsoleOrders'>['counts'] | undefined;
  show: Shown;
  onShow: (show: Shown) => void;
};

/** What is to be done, looked after or paid, of every day; or all of one day. */
function Filters({ counts, show, onShow }: FiltersProps) {
  const items = [
    { value: 'open' as const, label: t.open, count: counts?.open },
    { value: 'problems' as const, label: t.problems, count: counts?.problems },
    { value: 'unpaid' as const, label: t.unpaidOrders, count: counts?.unpaid },
    { value: 'all' as const, label: t.all },
  ];
  return (
    <div className={css.filters}>
      <Segmented label={t.show} items={items} value={show} onChange={onShow} wide />
    </div>
  );
}

type Props = {
  user: ConsoleUser;
  shown: string | undefined;
  /** Whether the one that is looked at is being edited. */
  editing: boolean;
  onShow: (id: string | undefined, editing?: boolean) => void;
};

/** Every order, found by day, number, name or mobile; beside it the one that is looked at. */
export function OrdersScreen({ user, shown, editing, onShow }: Props) {
  const zone = user.merchant.time_zone;
  const [date, setDate] = useState(() => dayBack(zone));
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const [show, setShow] = useState<Shown>('open');
  const orders = useQuery(ordersQuery(search !== '' ? { search } : show === 'all' ? { date } : { show }));
  return (
    <div className={css.frame}>
      <div className={css.screen} data-shown={shown === undefined ? undefined : true}>
        <section aria-label={t.orders} className={css.list}>
          <header className={css.head}>
            <Display as="h1" size={32}>
              {t.orders}
            </Display>
            <SearchField label={t.search} value={typed} onChange={setTyped} look="raised" />
          </header>
          {search === '' && <Filters counts={orders.data?.counts} show={show} onShow={setShow} />}
          {search === '' && show === 'all' && <Days zone={zone} date={date} onDate={setDate} />}
          <OrderList
            orders={orders.data}
            asked={orders.dataUpdatedAt}
            error={orders.error}
            onRetry={() => void orders.refetch()}
            search={search}
            show={show}
            zone={zone}
            shown={shown}
            onShow={onShow}
          />
        </section>
        {shown !== undefined && <TitleAlone>{t.orders}</TitleAlone>}
        {shown !== undefined && (
          <OrderPanel
            id={shown}
            user={user}
            editing={editing}
            onEdit={(on) => onShow(shown, on)}
            onClose={() => onShow(undefined)}
          />
        )}
      </div>
    </div>
  );
}
