import type { CallOutput } from '@servery/contract/registry';
import type { Cents } from '@servery/domain/money';
import { REST } from '@servery/domain/payments/split';
import { Button } from '@servery/ui/actions/button';
import { IconCircleCheck } from '@servery/ui/foundations/icon';
import type { ReactNode } from 'react';
import { type BillRow, billRows } from '#pos/split/bill-rows.ts';
import { isBegun, isPaid, type Part, type Split } from '#pos/split/split-state.ts';
import { useLongPress } from '#shared/use-long-press.ts';
import css from './split-screen.module.css';
import { t } from '#pos/split/texts.ts';

type Acts = {
  onMove: (at: number, from: number) => void;
  onShare: (at: number, from: number) => void;
  onActivate: (part: number) => void;
  onAll: () => void;
};
export type BillProps = {
  split: Split;
  part: Part;
  due: Cents;
  lines: CallOutput<'TillOrder.show'>['lines'];
  money: (cents: Cents) => string;
  acts: Acts;
};

export const partName = (id: number): string => (id === REST ? t.notSplit : t.part({ part: id }));

function RowText({ row, money }: { row: BillRow; money: (cents: Cents) => string }) {
  return (
    <>
      <b className={css.quantity}>{row.count}</b>
      <span className={css.name}>
        {row.name}
        {row.options === '' ? null : <small>{row.options}</small>}
      </span>
      <span className={css.cents}>{money(row.cents)}</span>
    </>
  );
}

type RowProps = {
  row: BillRow;
  money: (cents: Cents) => string;
  onPress: () => void;
  onHold: () => void;
};

/** One tap moves a piece; held down, or with the key S, it is shared. */
function RowButton({ row, money, onPress, onHold }: RowProps) {
  const press = useLongPress({ onPress, onLongPress: onHold });
  return (
    <button
      {...press}
      type="button"
      className={css.row}
      onKeyDown={(event) => {
        if (event.key.toLowerCase() === 's') onHold();
      }}
    >
      <RowText row={row} money={money} />
    </button>
  );
}

function Sums({ part, due, items, money }: Pick<BillProps, 'part' | 'due' | 'money'> & { items: Cents }) {
  const paid = part.paid.reduce((sum, { cents }) => sum + cents, 0);
  const beside = due + paid - items;
  const rows: { id: string; label: ReactNode; cents: Cents }[] = [
    ...(Math.abs(beside) > 2 && items > 0
      ? [{ id: 'beside', label: t.discountsAndFees, cents: beside }]
      : []),
    ...part.paid.map(({ method, cents }, at) => ({ id: `${at}`, label: method, cents: -cents })),
  ];
  if (rows.length === 0) return null;
  return (
    <dl className={css.sums}>
      {rows.map(({ id, label, cents }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{cents < 0 ? `−${money(-cents)}` : money(cents)}</dd>
        </div>
      ))}
      {part.paid.length > 0 ? (
        <div data-kind="left">
          <dt>{t.left}</dt>
          <dd>{money(due)}</dd>
        </div>
      ) : null}
    </dl>
  );
}

/** What one of the people pays. */
export function Bill({ split, part, due, lines, money, acts }: BillProps) {
  const rows = billRows(split.units, part.id, lines);
  const items = rows.reduce((sum, { cents }) => sum + cents, 0);
  const paid = isPaid(split, part.id);
  const active = split.active === part.id;
  const fixed = isBegun(split, part.id) || isBegun(split, active ? REST : split.active);
  const total = due + part.paid.reduce((sum, { cents }) => sum + cents, 0);
  const name = partName(part.id);
  return (
    <section aria-label={name} data-is={paid ? 'paid' : active ? 'active' : undefined} className={css.bill}>
      <button
        type="button"
        aria-pressed={active}
        disabled={paid}
        className={css.head}
        onClick={() => acts.onActivate(part.id)}
      >
        <span>{name}</span>
        <span>{money(total)}</span>
      </button>
      <ul aria-label={t.products({ part: name })} className={css.rows}>
        {rows.map((row) => (
          <li key={row.key}>
            {fixed ? (
              <p className={css.row}>
                <RowText row={row} money={money} />
              </p>
            ) : (
              <RowButton
                row={row}
                money={money}
                onPress={() => acts.onMove(row.at, part.id)}
                onHold={() => acts.onShare(row.at, part.id)}
              />
            )}
          </li>
        ))}
        {rows.length === 0 && active && part.id !== REST ? (
          <li className={css.nothing}>{t.nothingYet}</li>
        ) : null}
      </ul>
      {paid ? null : <Sums part={part} due={due} items={items} money={money} />}
      {paid ? (
        <p className={css.stamp}>
          <IconCircleCheck />
          {t.partPaid({ method: part.paid.map(({ method }) => method).join(', ') })}
        </p>
      ) : null}
      {part.id === REST && rows.length > 0 && !active && !fixed ? (
        <Button kind="quiet" shape="block" wide onClick={acts.onAll}>
          {t.allToPart({ part: split.active })}
        </Button>
      ) : null}
    </section>
  );
}
