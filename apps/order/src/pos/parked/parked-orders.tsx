import type { ParkedOrder } from '@servery/contract/calls/customer/parked-orders';
import { isWaitingLong } from '@servery/domain/ordering/parked';
import { Button } from '@servery/ui/actions/button';
import { Display, Kbd } from '@servery/ui/foundations/text';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { parkedQuery } from '#pos/orders-queries.ts';
import { ParkDialog } from '#pos/parked/park-dialog.tsx';
import { sinceText } from '#pos/parked/since-text.ts';
import { useParked } from '#pos/parked/use-parked.ts';
import { price } from '#shared/money.ts';
import { useHotkey } from '#shared/use-hotkey.ts';
import { useNow } from '#shared/use-now.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import css from './parked.module.css';
import { t } from '#pos/parked/texts.ts';

type CardProps = { parked: ParkedOrder; busy: boolean; onResume: () => void };

function ParkedCard({ parked, busy, onResume }: CardProps) {
  const { merchant } = useDeviceVenue();
  const now = useNow();
  const since = parked.parked * 1000;
  return (
    <li className={css.card}>
      <p className={css.head}>
        <b>{parked.name}</b>
        <span data-long={isWaitingLong(since, now) || undefined}>{sinceText(now - since)}</span>
      </p>
      <p className={css.summary} title={t.parkedBy({ summary: parked.summary, who: parked.parked_by })}>
        {t.parkedBy({ summary: parked.summary, who: parked.parked_by })}
      </p>
      <p className={css.foot}>
        <b>{price(merchant.locale.currency_sign, parked.total)}</b>
        <Button
          kind="quiet"
          aria-label={t.resumeOf({ name: parked.name })}
          disabled={busy}
          onClick={onResume}
        >
          {t.resume}
        </Button>
      </p>
    </li>
  );
}

/** What is put aside at this venue. A ticket that is in the way is parked first. */
export function ParkedOrders({ onResumed }: { onResumed: () => void }) {
  const { order } = useDeviceVenue();
  const { data: parked = [] } = useQuery(parkedQuery);
  const { resume, busy } = useParked();
  const [waiting, setWaiting] = useState<number>();
  const take = async (id: number): Promise<void> => {
    if (await resume(id)) onResumed();
  };
  const list = useRef<HTMLUListElement>(null);
  useHotkey('F7', () => list.current?.querySelector('button')?.focus());
  if (parked.length === 0) return null;
  return (
    <section aria-label={t.parked} className={css.parked}>
      <header className={css.title}>
        <Display as="h2" size={24}>
          {t.parked} <span className={css.count}>{parked.length}</span> <Kbd>F7</Kbd>
        </Display>
        <p>{t.parkedNote}</p>
      </header>
      <ul ref={list} aria-label={t.parked} className={css.cards}>
        {parked.map((each) => (
          <ParkedCard
            key={each.id}
            parked={each}
            busy={busy}
            onResume={() => (order.num_items > 0 ? setWaiting(each.id) : void take(each.id))}
          />
        ))}
      </ul>
      <ParkDialog
        first
        open={waiting !== undefined}
        onClose={() => setWaiting(undefined)}
        onParked={() => waiting !== undefined && void take(waiting)}
      />
    </section>
  );
}
