import type { HeldHours, ShopAt } from '@servery/contract/entities/venue-hours';
import { localDateTime } from '@servery/domain/hours/times';
import { clockText, dateName, dayName } from '@servery/domain/hours/words';
import { clockOf, minutesOf, spansOf } from '@servery/domain/hours/written-hours';
import { Button } from '@servery/ui/actions/button';
import { IconButton } from '@servery/ui/actions/icon-button';
import { IconX } from '@servery/ui/foundations/icon';
import { IconChevronLeft, IconChevronRight } from '@servery/ui/foundations/icon-more';
import { Display, Text } from '@servery/ui/foundations/text';
import { Switch } from '@servery/ui/inputs/check';
import { TextField } from '@servery/ui/inputs/field';
import { type CSSProperties, useState } from 'react';
import { FulfilmentIcon } from '#order/fulfilment-icon.tsx';
import { dateAfter, weekdayOf } from '#features/hours/rules/days.ts';
import { placeIn } from '#features/hours/rules/lane.ts';
import { ShopMenu } from '#features/hours/shop-menu.tsx';
import { ShopPhone } from '#features/hours/shop-phone.tsx';
import { type AskedFrom, type Moment, useShopAt } from '#features/hours/use-shop-at.ts';
import { whenText } from '#order/when.ts';
import css from './customer-view.module.css';
import { t } from '#features/hours/texts.ts';

const STEP = 5;
const DAY = 24 * 60;
const WHOLE = { from: 0, to: DAY };
type Props = {
  from: AskedFrom;
  zone: string;
  /** Nothing where whoever looks may not see the hours. */
  types: readonly HeldHours[];
  changed: readonly HeldHours[];
  /** What is looked at first, in seconds since 1970; nothing is now. */
  start?: number | undefined;
  onClose: () => void;
};

const momentAt = (zone: string, seconds?: number): Moment =>
  localDateTime(seconds === undefined ? Date.now() : seconds * 1000, zone);

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

type PickerProps = Pick<Props, 'types' | 'zone'> & {
  moment: Moment;
  onMoment: (next: Moment) => void;
};

/** From today on: what hours and menu were before is not kept. */
function MomentPicker({ moment, types, zone, onMoment }: PickerProps) {
  const today = momentAt(zone).date;
  const onDate = (date: string) => onMoment({ ...moment, date: date < today ? today : date });
  const to = (days: number) => onDate(dateAfter(moment.date, days));
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
      <TextField
        type="date"
        label={t.date}
        look="inset"
        hint={t.fromToday}
        min={today}
        value={moment.date}
        onChange={({ target }) => target.value !== '' && onDate(target.value)}
      />
      <div className={css.days}>
        <Button
          kind="line"
          size="s"
          icon={<IconChevronLeft />}
          disabled={moment.date <= today}
          onClick={() => to(-1)}
        >
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

type DraftProps = {
  shop: ShopAt;
  zone: string;
  withDraft: boolean;
  onDraft: (on: boolean) => void;
  onMoment: (moment: Moment) => void;
};

/** What is not live yet: from its own moment on, or on trial. */
function WithDraft({ shop, zone, withDraft, onDraft, onMoment }: DraftProps) {
  if (shop.has_draft === 0) return null;
  const { publish_at: at, shows_draft: shown } = shop;
  return (
    <div className={css.draft}>
      {at > 0 ? (
        <Button kind="line" size="s" onClick={() => onMoment(momentAt(zone, at))}>
          {t.whenDraftLive({ when: whenText(at, zone) })}
        </Button>
      ) : (
        <Switch label={t.withDraft} checked={withDraft} onChange={onDraft} />
      )}
      <Text size={13} tone="soft">
        {shown === 1 ? t.draftIn : t.draftOut}
      </Text>
    </div>
  );
}

function Earliest({ types }: Pick<ShopAt, 'types'>) {
  return (
    <section aria-label={t.earliest} aria-live="polite">
      <h3>{t.earliest}</h3>
      <ul className={css.earliest}>
        {types.map(({ code, name, first, why }) => (
          <li key={code}>
            <FulfilmentIcon type={code} />
            <b>{name}</b>
            <span>{why}</span>
            <output>{first}</output>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Missing({ missing }: { missing: ShopAt['not_available'] }) {
  if (missing.length === 0) return null;
  return (
    <section aria-label={t.notAvailable}>
      <h3>{t.notAvailable}</h3>
      <ul className={css.missing}>
        {missing.map(({ name, why }) => (
          <li key={name}>
            <span>{name}</span>
            <span>{why}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The shop at any day and minute, as a customer will meet it, with what is not saved yet and what is live by then. */
export function CustomerView({ from, zone, types, changed, start, onClose }: Props) {
  const [moment, setMoment] = useState(() => momentAt(zone, start));
  const [withDraft, setWithDraft] = useState(false);
  const { data, error } = useShopAt({ from, moment, changed, withDraft });
  return (
    <aside aria-label={t.customerView} className={css.pane}>
      <header className={css.head}>
        <h2>{t.customerView}</h2>
        <Button kind="line" size="s" onClick={() => setMoment(momentAt(zone))}>
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
      <MomentPicker moment={moment} types={types} zone={zone} onMoment={setMoment} />
      {error && <p role="alert">{error.message}</p>}
      {data && (
        <>
          <WithDraft
            shop={data}
            zone={zone}
            withDraft={withDraft}
            onDraft={setWithDraft}
            onMoment={setMoment}
          />
          <ShopPhone shop={data} hours={types[0]?.value.hours} day={weekdayOf(moment.date)} />
          <Earliest types={data.types} />
          <Missing missing={data.not_available} />
          <ShopMenu menu={data.menu} />
        </>
      )}
    </aside>
  );
}
