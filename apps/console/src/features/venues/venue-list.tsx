import type { ListedVenue } from '@servery/contract/calls/console/venues';
import { dollars, formatCents, parseCents } from '@servery/domain/money';
import { Button } from '@servery/ui/actions/button';
import { Checkbox } from '@servery/ui/inputs/check';
import { type ReactNode, useState } from 'react';
import { switchVenue } from '#api/switch-venue.ts';
import { sayBad } from '#toasts/toaster.ts';
import css from './venues.module.css';
import { t } from '#features/venues/texts.ts';

type Props = {
  venues: readonly ListedVenue[];
  hereId: number;
  chosen: ReadonlySet<number>;
  onChoose: (chosen: ReadonlySet<number>) => void;
};

function GoThere({ venue }: { venue: ListedVenue }) {
  const [going, setGoing] = useState(false);
  const go = async () => {
    setGoing(true);
    const problem = await switchVenue(venue.id);
    if (problem === undefined) return;
    setGoing(false);
    sayBad(problem, 'venue');
  };
  return (
    <Button
      kind="line"
      size="s"
      busy={going}
      aria-label={t.goTo({ name: venue.name })}
      onClick={() => void go()}
    >
      {t.go}
    </Button>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** What this person may see of a venue's day. */
function Facts({ sales, orders, open, late }: Pick<ListedVenue, 'sales' | 'orders' | 'open' | 'late'>) {
  return (
    <dl className={css.facts}>
      {sales !== undefined && <Fact name={t.sales}>{dollars(sales)}</Fact>}
      {orders !== undefined && <Fact name={t.orders}>{orders}</Fact>}
      {open !== undefined && (
        <Fact name={t.toMake}>
          {open}
          {late !== undefined && late > 0 && <small className={css.late}>{t.late({ count: late })}</small>}
        </Fact>
      )}
    </dl>
  );
}

type RowProps = { venue: ListedVenue; isHere: boolean; isChosen: boolean; onToggle: () => void };

function VenueRow({ venue, isHere, isChosen, onToggle }: RowProps) {
  const dot = venue.state === 'open' && venue.is_open === 0 ? 'away' : venue.state;
  return (
    <li className={css.venue} data-chosen={isChosen || undefined}>
      <Checkbox checked={isChosen} onChange={onToggle}>
        <b>{venue.name}</b>
        {venue.suburb !== '' && <small>{venue.suburb}</small>}
      </Checkbox>
      <span className={css.state} data-state={dot}>
        {venue.line}
      </span>
      <Facts {...venue} />
      <div className={css.go}>{isHere ? <small>{t.here}</small> : <GoThere venue={venue} />}</div>
    </li>
  );
}

const sum = (of: readonly (number | undefined)[]): number =>
  of.reduce<number>((all, each) => all + (each ?? 0), 0);

function Total({ venues }: Pick<Props, 'venues'>) {
  const taken = sum(venues.map(({ sales }) => (sales === undefined ? 0 : parseCents(sales))));
  return (
    <section aria-label={t.total} className={css.total}>
      <b>{t.total}</b>
      <Facts
        sales={formatCents(taken)}
        orders={sum(venues.map(({ orders }) => orders))}
        open={sum(venues.map(({ open }) => open))}
        late={sum(venues.map(({ late }) => late))}
      />
    </section>
  );
}

/** All venues, each with its day so far. */
export function VenueList({ venues, hereId, chosen, onChoose }: Props) {
  const toggle = (id: number) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChoose(next);
  };
  const isAll = chosen.size === venues.length;
  const maySeeSales = venues.some(({ sales }) => sales !== undefined);
  return (
    <>
      {venues.length > 1 && maySeeSales && <Total venues={venues} />}
      {venues.length > 1 && (
        <Checkbox checked={isAll} onChange={() => onChoose(new Set(isAll ? [] : venues.map(({ id }) => id)))}>
          {t.chooseAll}
        </Checkbox>
      )}
      <ul aria-label={t.venues} className={css.venues}>
        {venues.map((venue) => (
          <VenueRow
            key={venue.id}
            venue={venue}
            isHere={venue.id === hereId}
            isChosen={chosen.has(venue.id)}
            onToggle={() => toggle(venue.id)}
          />
        ))}
      </ul>
    </>
  );
}
