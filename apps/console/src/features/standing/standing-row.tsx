import type { ConsoleStandingRow } from '@servery/contract/calls/console/standing';
import { dollars } from '@servery/domain/money';
import { IconCreditCard, IconWallet } from '@servery/ui/foundations/icon-more';
import { hasProblem } from '#features/standing/rules/shown.ts';
import css from './standing.module.css';
import { t } from '#features/standing/texts.ts';

type Cell = ConsoleStandingRow['cells'][number];

const WORDS: Record<Cell['state'], (cell: Cell) => string> = {
  '': () => t.none,
  coming: ({ count }) => t.coming({ count }),
  problem: ({ count, reason }) => t.problem({ count, reason }),
  left_out: () => t.leftOut,
  venue_paused: ({ reason }) => (reason === '' ? t.venuePaused : t.venuePausedFor({ reason })),
  paying: ({ count }) => t.paying({ count }),
  placed: ({ count }) => t.placed({ count }),
  skipped: ({ count, reason }) => t.skipped({ count, reason }),
};

function shown({ state, count }: Cell): string {
  if (state === '') return '·';
  if (state === 'venue_paused') return t.off;
  return state === 'left_out' ? t.skip : String(count);
}

function CellMark({ cell }: { cell: Cell }) {
  const words = WORDS[cell.state](cell);
  return (
    <span className={css.cell} data-state={cell.state || 'none'} title={words}>
      <span aria-hidden>{shown(cell)}</span>
      <span className="visually-hidden">{words}</span>
    </span>
  );
}

function Pays({ row }: { row: ConsoleStandingRow }) {
  if (row.status === 0) return <span className={css.soft}>{t.isPaused}</span>;
  if (row.pays === 'nothing') return <span className={css.bad}>{t.noCredit}</span>;
  return (
    <span className={css.pays}>
      {row.pays === 'card' ? <IconCreditCard /> : <IconWallet />}
      {row.pays_text}
    </span>
  );
}

const detailOf = ({ what, when, paused_by }: ConsoleStandingRow): string =>
  paused_by === 'card' ? `${what}, ${t.cardTakenOff}` : `${what}, ${when}`;

/** Who has what on which date, and what pays for it. */
export function StandingRow({ row, next }: { row: ConsoleStandingRow; next: string | undefined }) {
  return (
    <tr
      className={css.row}
      data-hurt={hasProblem(row) || undefined}
      data-paused={row.status === 0 || undefined}
    >
      <th scope="row" className={css.who}>
        <b>{row.customer}</b>
        <small>{detailOf(row)}</small>
      </th>
      {row.cells.map((cell) => (
        <td key={cell.date} className={css.day} data-next={cell.date === next || undefined}>
          <CellMark cell={cell} />
        </td>
      ))}
      <td data-end>
        <b>{dollars(row.week_total)}</b>
      </td>
      <td>
        <Pays row={row} />
      </td>
    </tr>
  );
}
