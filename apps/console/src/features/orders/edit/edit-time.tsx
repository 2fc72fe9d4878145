import { Button } from '@servery/ui/actions/button';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { Notice } from '@servery/ui/feedback/notice';
import { IconClock } from '@servery/ui/foundations/icon';
import { Select } from '@servery/ui/inputs/select';
import { DayChips } from '@servery/ui/times/day-chips';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { When } from '#features/orders/edit/draft.ts';
import { timesQuery } from '#features/orders/edit/use-edit.ts';
import css from './edit.module.css';
import { t } from '#features/orders/edit/texts.ts';
import { whenText } from '#order/when.ts';

const keyOf = (time: { at: number; point_id: number }): string => `${time.at} ${time.point_id}`;

type ChooserProps = {
  orderId: string;
  address: string;
  when: When | undefined;
  onWhen: (when: When) => void;
};

function Chooser({ orderId, address, when, onWhen }: ChooserProps) {
  const [date, setDate] = useState(when?.date);
  const wanted = { ...(date !== undefined && { date }), ...(address !== '' && { address }) };
  const { data, error } = useQuery(timesQuery(orderId, wanted));
  if (error)
    return (
      <Notice tone="bad" alert>
        {error.message}
      </Notice>
    );
  if (!data)
    return (
      <Loading label={t.loadingTimes}>
        <Skeleton shape="block" height="6rem" />
      </Loading>
    );
  if (data.days.length === 0) return <p className={css.soft}>{t.noTimes}</p>;
  const chosen = when && keyOf({ at: when.at, point_id: when.pointId });
  const choose = (key: string) => {
    const time = data.times.find((each) => keyOf(each) === key);
    if (time) onWhen({ at: time.at, pointId: time.point_id, date: data.date, label: time.label });
  };
  const days = data.days.map((day) => ({ value: day.date, label: day.label }));
  return (
    <>
      <DayChips label={t.day} days={days} value={date ?? data.date} onChange={setDate} />
      {data.times.length === 0 ? (
        <p className={css.soft}>{t.noTimes}</p>
      ) : (
        <Select
          label={t.newTime}
          options={data.times.map((time) => ({
            value: keyOf(time),
            label: time.label,
            ...(time.left > 0 && { note: t.left({ count: time.left }) }),
          }))}
          value={data.times.map(keyOf).find((key) => key === chosen) ?? null}
          onChange={choose}
        />
      )}
    </>
  );
}

type Props = {
  order: { id: string; due: number };
  zone: string;
  address: string;
  when: When | undefined;
  onWhen: (when: When | undefined) => void;
};

/** When it is wanted, and the times that have room instead. */
export function EditTime({ order, zone, address, when, onWhen }: Props) {
  const [open, setOpen] = useState(false);
  const leave = () => {
    onWhen(undefined);
    setOpen(false);
  };
  return (
    <section aria-label={t.time} className={css.part}>
      <h3>{t.time}</h3>
      <div className={css.due}>
        <p data-was={when !== undefined || undefined}>{t.due({ when: whenText(order.due, zone) })}</p>
        {when && <p>{t.due({ when: whenText(when.at, zone) })}</p>}
        <Button kind="quiet" size="s" icon={<IconClock />} onClick={open ? leave : () => setOpen(true)}>
          {open ? t.keepTime : t.changeTime}
        </Button>
      </div>
      {open && <Chooser orderId={order.id} address={address} when={when} onWhen={onWhen} />}
    </section>
  );
}
