import type { HeldPromo, VenuePromos } from '@servery/contract/entities/promo-editor';
import { dollars } from '@servery/domain/money';
import { dateName } from '@servery/domain/hours/words';
import { Switch } from '@servery/ui/inputs/check';
import { describe } from '#features/promos/rules/shown.ts';
import { firstDay, lastDay } from '#features/promos/rules/written.ts';
import { usePromoEdit } from '#features/promos/use-promo-edits.ts';
import css from './promos.module.css';
import { t } from '#features/promos/texts.ts';

function stateText({ state, value }: HeldPromo): string {
  switch (state) {
    case 'paused':
      return t.paused;
    case 'used_up':
      return t.usedUp;
    case 'ended':
      return t.endedOn({ date: dateName(lastDay(value.until)) });
    case 'planned':
      return t.startsOn({ date: dateName(firstDay(value.from)) });
    case 'running':
      return '';
  }
}

function Uses({ promo }: { promo: HeldPromo }) {
  const { uses, vouchers, value } = promo;
  const limit = value.uses_total || vouchers;
  const share = limit === 0 ? 0 : Math.min(1, uses / limit);
  return (
    <div className={css.uses}>
      <span>{limit === 0 ? t.noLimit({ uses }) : t.ofLimit({ uses, limit })}</span>
      <span aria-hidden data-open={limit === 0 || undefined} className={css.bar}>
        <span style={{ inlineSize: `${share * 100}%` }} />
      </span>
    </div>
  );
}

type RowProps = {
  promo: HeldPromo;
  products: VenuePromos['products'];
  isOpen: boolean;
  onOpen: () => void;
};

function Row({ promo, products, isOpen, onOpen }: RowProps) {
  const { id, value, state } = promo;
  const turn = usePromoEdit('ConsolePromos.switch');
  const { title, limits } = describe(value, products);
  const name = value.code || value.title || t.withoutCode;
  const isOver = state === 'ended' || state === 'used_up';
  const shown = [value.code === '' ? t.withoutCode : value.title || title, limits]
    .filter((text) => text !== '')
    .join('. ');
  const set = (on: boolean) =>
    turn.mutate({
      input: { promo_id: id, on: on ? 1 : 0 },
      said: { text: on ? t.switchedOn({ name }) : t.switchedOff({ name }) },
    });
  return (
    <li data-row aria-current={isOpen || undefined} className={css.row}>
      <button type="button" className={css.open} onClick={onOpen}>
        <b>{name}</b>
        <small>{[stateText(promo), shown].filter((text) => text !== '').join(' · ')}</small>
      </button>
      <Uses promo={promo} />
      <b className={css.money}>{dollars(promo.given)}</b>
      {isOver ? (
        <span />
      ) : (
        <Switch
          label={t.isOn({ code: name })}
          hideLabel
          checked={!value.paused}
          disabled={turn.isPending}
          onChange={set}
        />
      )}
    </li>
  );
}

type Props = {
  promos: readonly HeldPromo[];
  products: VenuePromos['products'];
  open: number | 'new' | undefined;
  onOpen: (id: number) => void;
};

/** Each promo with its use against its limit, and what it gave away. */
export function PromoList({ promos, products, open, onOpen }: Props) {
  return (
    <div className={css.list}>
      <div aria-hidden className={css.listHead}>
        <span>{t.promo}</span>
        <span>{t.used}</span>
        <span>{t.given}</span>
        <span>{t.on}</span>
      </div>
      <ul aria-label={t.promos}>
        {promos.map((promo) => (
          <Row
            key={promo.id}
            promo={promo}
            products={products}
            isOpen={open === promo.id}
            onOpen={() => onOpen(promo.id)}
          />
        ))}
      </ul>
    </div>
  );
}
