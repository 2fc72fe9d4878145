import type { Weekday } from '@servery/contract/entities/fulfilment';
import { dayName } from '@servery/domain/hours/words';
import { WEEK } from '@servery/domain/hours/availability';
import { formatCents } from '@servery/domain/money';
import { shortDay } from '@servery/domain/standing-orders/day-words';
import { IconButton } from '@servery/ui/actions/icon-button';
import { TextButton } from '@servery/ui/actions/button';
import { EmptyState } from '@servery/ui/feedback/empty';
import { cx } from '@servery/ui/foundations/cx';
import { IconPlus } from '@servery/ui/foundations/icon';
import { IconEllipsis } from '@servery/ui/foundations/icon-more';
import { Picture, type Tint } from '@servery/ui/surfaces/picture';
import { Display, Money } from '@servery/ui/foundations/text';
import { facts } from '#api/app-facts.ts';
import {
  change,
  type DraftItem,
  setQuantity,
  type StandingPage,
  useDraft,
} from '#features/standing/draft.ts';
import css from '#features/standing/week.module.css';
import { useWeek } from '#features/standing/use-standing.ts';
import { price } from '#shared/money.ts';
import { t } from '#features/standing/texts.ts';

const MOST = 999;

function ItemName({ item, onMore }: { item: DraftItem; onMore: (item: DraftItem) => void }) {
  const note = item.available
    ? [item.options_desc, price('$', formatCents(item.cents))].filter(Boolean).join(' · ')
    : t.gone;
  return (
    <div className={css.name}>
      {!facts.brand.flags.hide_pictures && (
        <Picture src={item.img_url || undefined} tint={item.tint as Tint} shape="square" />
      )}
      <span>
        <b>{item.menu_item_desc || t.product}</b>
        <small data-bad={item.available ? undefined : true}>{note}</small>
      </span>
      <IconButton
        label={t.moreOf({ name: item.menu_item_desc })}
        icon={<IconEllipsis />}
        onClick={() => onMore(item)}
      />
    </div>
  );
}

/** On a phone: a cell is chosen, and the dock counts it. */
function TapCell({ item, day }: { item: DraftItem; day: Weekday }) {
  const cell = useDraft((draft) => draft.cell);
  const isChosen = cell?.key === item.key && cell.day === day;
  const count = item.quantities[day];
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={t.cell({ name: item.menu_item_desc, day: dayName(day), count })}
      className={cx(css.cell, count > 0 && css.has)}
      onClick={() => useDraft.setState({ cell: isChosen ? undefined : { key: item.key, day } })}
    >
      {count}
    </button>
  );
}

/** With a keyboard: the same week is typed as a table. */
function TypedCell({ item, day }: { item: DraftItem; day: Weekday }) {
  const count = item.quantities[day];
  return (
    <input
      inputMode="numeric"
      maxLength={3}
      aria-label={t.cellName({ name: item.menu_item_desc, day: dayName(day) })}
      className={cx(css.cell, count > 0 && css.has)}
      value={String(count)}
      onFocus={(event) => event.target.select()}
      onChange={(event) => {
        const digits = event.target.value.replaceAll(/\D/g, '').slice(0, 3);
        setQuantity(item.key, [day], Math.min(MOST, Number(digits)));
      }}
    />
  );
}

function Days() {
  const day = useDraft((draft) => draft.cell?.day);
  return (
    <div className={css.days} aria-hidden="true">
      {WEEK.map((each) => (
        <span key={each} data-current={each === day || undefined}>
          {shortDay(each)}
        </span>
      ))}
    </div>
  );
}

type Props = { page: StandingPage; typed: boolean; onAdd: () => void; onMore: (item: DraftItem) => void };

function Sums({ page, typed }: Pick<Props, 'page' | 'typed'>) {
  const { days, discountPercent, products, sign } = useWeek(page);
  const label = Number(discountPercent) > 0 ? t.perDayOff({ percent: discountPercent }) : t.perDayPlain;
  const sums = (
    <div className={css.sums}>
      {WEEK.map((day) => (
        <span key={day}>
          {days[day] > 0 && (
            <>
              <span className="visually-hidden">{dayName(day)} </span>
              <span aria-hidden="true" className={css.day}>
                {shortDay(day)}{' '}
              </span>
              {formatCents(days[day])}
            </>
          )}
        </span>
      ))}
    </div>
  );
  if (!typed)
    return (
      <>
        {sums}
        <p className={css.sumLabel}>{label}</p>
      </>
    );
  return (
    <div className={css.typedRow} data-sums>
      <span className={css.sumLabel}>{label}</span>
      {sums}
      <Money>{price(sign, formatCents(products))}</Money>
    </div>
  );
}

function Item({ item, typed, onMore }: { item: DraftItem; typed: boolean; onMore: Props['onMore'] }) {
  const Cell = typed ? TypedCell : TapCell;
  const week = WEEK.reduce((sum, day) => sum + item.quantities[day], 0) * item.cents;
  return (
    <fieldset aria-label={item.menu_item_desc} className={cx(css.item, typed && css.typedRow)}>
      <ItemName item={item} onMore={onMore} />
      <div className={css.cells}>
        {WEEK.map((day) => (
          <div key={day}>
            <span aria-hidden="true" className={css.day}>
              {shortDay(day)}
            </span>
            <Cell item={item} day={day} />
          </div>
        ))}
      </div>
      {typed && <Money>{price('$', formatCents(week))}</Money>}
    </fieldset>
  );
}

/** Products by weekdays: on a phone seven cells a row, on a desk a table. */
export function WeekGrid({ page, typed, onAdd, onMore }: Props) {
  const items = useDraft((draft) => draft.items);
  return (
    <section aria-labelledby="each-week" className={cx(css.plan, typed && css.box)}>
      <div className={css.head}>
        <Display as="h2" size={20} id="each-week">
          {t.eachWeek}
        </Display>
        <TextButton pad icon={<IconPlus />} onClick={onAdd}>
          {t.addProduct}
        </TextButton>
      </div>
      <div className={css.table}>
        {items.length === 0 ? (
          <EmptyState picture={null} title={t.empty}>
            {t.emptyNote}
          </EmptyState>
        ) : (
          <>
            {typed ? (
              <div className={css.typedRow} data-head>
                <span>{t.product}</span>
                <Days />
                <span>{t.week}</span>
              </div>
            ) : (
              <Days />
            )}
            {items.map((item) => (
              <Item key={item.key} item={item} typed={typed} onMore={onMore} />
            ))}
            <Sums page={page} typed={typed} />
          </>
        )}
      </div>
    </section>
  );
}

export const takeOff = (key: string): void => {
  const { items, cell } = useDraft.getState();
  change({ items: items.filter((item) => item.key !== key), cell: cell?.key === key ? undefined : cell });
};
