import { asJson } from '@servery/contract/client/as-json';
import type { HeldHours, VenueHours } from '@servery/contract/entities/venue-hours';
import { localDateTime } from '@servery/domain/hours/times';
import { clockText, dateName, dayName } from '@servery/domain/hours/words';
import { clockOf, minutesOf, spansOf } from '@servery/domain/hours/written-hours';
import { Button } from '@servery/ui/actions/button';
import { IconButton } from '@servery/ui/actions/icon-button';
import { IconX } from '@servery/ui/foundations/icon';
import { IconChevronLeft, IconChevronRight } from '@servery/ui/foundations/icon-more';
import { Display } from '@servery/ui/foundations/text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type CSSProperties, useDeferredValue, useState } from 'react';
import { callOrThrow } from '#api/call.ts';
import { previewKey } from '#api/hours-query.ts';
import { FulfilmentIcon } from '#order/fulfilment-icon.tsx';
import { dateAfter, weekdayOf } from '#features/hours/rules/days.ts';
import { placeIn } from '#features/hours/rules/lane.ts';
import { ShopPhone } from '#features/hours/shop-phone.tsx';
import css from './customer-view.module.css';
import { t } from '#features/hours/texts.ts';

const STEP = 5;
const DAY = 24 * 60;
const WHOLE = { from: 0, to: DAY };
type Moment = { date: string; time: string };
type Props = {
  venue: VenueHours;
  types: readonly HeldHours[];
  changed: readonly HeldHours[];
  onClose: () => void;
};

const momentNow = (zone: string): Moment => localDateTime(Date.now(), zone);

/** What the shop is at a moment, asked of the server: it knows the rules that customers meet. */
function useShopAt(moment: Moment, changed: readonly HeldHours[]) {
  const wanted = useDeferredValue(
    JSON.stringify({ ...moment, types: changed.map(({ id, value }) => ({ id, value })) }),
  );
  return useQuery({
    queryKey: [...previewKey, wanted],
    queryFn: ({ signal }) => {
      const { date, time, types } = JSON.parse(wanted) as Moment & { types: HeldHours[] };
      return callOrThrow('ConsoleHours.preview', { date, time, types: asJson(types) }, signal);
    },
    placeholderData: keepPreviousData,
    staleTime: 5000,
  });
}

/** The stretch of the day in which anything can be had, behind the slider. */
function openStretch(types: readonly HeldHours[], date: string): CSSProperties {
  const spans = types.flatMap(({ value }) => {
    const special = value.special_dates.find((each) => each.date === date);
    return spansOf(special ? special.hours : value.hours[weekdayOf(date)]);
  });
  if (spans.length === 0) return {};
  const from = Math.min(...spans.map((span) => span.from));
  const to = Math.min(Math.max(...spans.map((span) => span.to)), DAY);
  const left = placeIn(WHOLE, from);
  return { insetInlineStart: `${left}%`, inlineSize: `${placeIn(WHOLE, to) - left}%` };
}

function MomentPicker({
  moment,
  types,
  onMoment,
}: Pick<Props, 'types'> & {
  moment: Moment;
  onMoment: (next: Moment) => void;
}) {
  const to = (days: number) => onMoment({ ...moment, date: dateAfter(moment.date, days) });
  const near = (days: number) => dayName(weekdayOf(dateAfter(moment.date, days)));
  return (
    <div className={css.picker}>
      <Display as="p" size={24}>
        {t.moment({ day: dateName(moment.date), time: clockText(moment.time) })}
      </Display>
      <div className={css.scrub}>
        <i style={openStretch(types, moment.date)} />
        <input
          type="range"
          aria-label={t.timeOfDay}
          aria-valuetext={clockText(moment.time)}
          min={0}
          max={DAY - STEP}
          step={STEP}
          value={minutesOf(moment.time)}
          onChange={({ target }) => onMoment({ ...moment, time: clockOf(Number(target.value)) })}
        />
      </div>
      <div className={css.days}>
        <Button kind="line" size="s" icon={<IconChevronLeft />} onClick={() => to(-1)}>
          {near(-1)}
        </Button>
        <Button kind="line" size="s" onClick={() => to(1)}>
          <span className={css.next}>
            {near(1)}
            <IconChevronRight />
          </span>
        </Button>
      </div>
    </div>
  );
}

/** The shop at any day and minute, as a customer will meet it, with what is not saved yet. */
export function CustomerView({ venue, types, changed, onClose }: Props) {
  const [moment, setMoment] = useState(() => momentNow(venue.time_zone));
  const { data, error } = useShopAt(moment, changed);
  return (
    <aside aria-label={t.customerView} className={css.pane}>
      <header className={css.head}>
        <h2>{t.customerView}</h2>
        <Button kind="line" size="s" onClick={() => setMoment(momentNow(venue.time_zone))}>
          {t.now}
        </Button>
        <IconButton
          label={t.closeView}
          icon={<IconX />}
          kind="bare"
          className={css.close}
          onClick={onClose}
        />
      </header>
      <MomentPicker moment={moment} types={types} onMoment={setMoment} />
      {error && <p role="alert">{error.message}</p>}
      {data && (
        <>
          <ShopPhone shop={data} hours={types[0]?.value.hours} day={weekdayOf(moment.date)} />
          <section aria-label={t.earliest} aria-live="polite">
            <h3>{t.earliest}</h3>
            <ul className={css.earliest}>
              {data.types.map(({ code, name, first, why }) => (
                <li key={code}>
                  <FulfilmentIcon type={code} />
                  <b>{name}</b>
                  <span>{why}</span>
                  <output>{first}</output>
                </li>
              ))}
            </ul>
          </section>
          {data.not_available.length > 0 && (
            <section aria-label={t.notAvailable}>
              <h3>{t.notAvailable}</h3>
              <ul className={css.missing}>
                {data.not_available.map(({ name, why }) => (
                  <li key={name}>
                    <span>{name}</span>
                    <span>{why}</span>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </>
      )}
    </aside>
  );
}
