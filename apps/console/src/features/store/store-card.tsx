import type { ConsoleUser } from '@servery/contract/entities/board';
import { Button } from '@servery/ui/actions/button';
import { IconPause, IconPlay, IconStore } from '@servery/ui/foundations/icon-more';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { storeQuery } from '#api/store-query.ts';
import { PauseSheet } from '#features/store/pause-sheet.tsx';
import { type StoreStatus, useSwitchStore } from '#features/store/use-switch-store.ts';
import { pauseText, titleOf } from '#features/store/words.ts';
import css from './store.module.css';
import { t } from '#features/store/texts.ts';

function noteOf(status: StoreStatus, at: { now: number; zone: string }): string {
  if (status.state === 'open') return status.open_text;
  const text = status.state === 'paused' ? pauseText(status, at.now, at.zone) : t.noOrders;
  return status.reason === '' ? text : `${text} ${status.reason}`;
}

function Switch({ status, user, wide }: { status: StoreStatus; user: ConsoleUser; wide: boolean }) {
  const [asking, setAsking] = useState(false);
  const resume = useSwitchStore();
  const mayClose = user.permissions.includes('manage_venue');
  const mayOpen = status.state === 'paused' || mayClose;
  return (
    <>
      {status.state === 'open' ? (
        <Button kind="line" size="s" wide={wide} icon={<IconPause />} onClick={() => setAsking(true)}>
          {t.pause}
        </Button>
      ) : (
        mayOpen && (
          <Button
            size="s"
            wide={wide}
            icon={<IconPlay />}
            busy={resume.isPending}
            onClick={() => resume.mutate({ state: 'open' })}
          >
            {status.state === 'paused' ? t.resume : t.openStore}
          </Button>
        )
      )}
      <PauseSheet open={asking} mayClose={mayClose} onClose={() => setAsking(false)} />
    </>
  );
}

/** Whether the venue takes online orders, and the switch for it. */
export function StoreCard({ user }: { user: ConsoleUser }) {
  const { data, dataUpdatedAt } = useQuery(storeQuery);
  if (!data) return null;
  const { status } = data;
  return (
    <section aria-label={t.onlineOrders} data-state={status.state} className={css.card}>
      <h2 className={css.title}>
        {status.state === 'open' ? <IconStore /> : <IconPause />} {titleOf[status.state]}
      </h2>
      <p className={css.note}>
        {noteOf(status, { now: dataUpdatedAt / 1000, zone: user.merchant.time_zone })}
      </p>
      <Switch status={status} user={user} wide />
    </section>
  );
}

/** The same in a line, for the bar that is always there. */
export function StoreState({ user }: { user: ConsoleUser }) {
  const { data, dataUpdatedAt } = useQuery(storeQuery);
  if (!data) return null;
  const { status } = data;
  const note = noteOf(status, { now: dataUpdatedAt / 1000, zone: user.merchant.time_zone });
  return (
    <section aria-label={t.onlineOrders} data-state={status.state} className={css.line}>
      <p>
        <b>{titleOf[status.state]}</b>
        <small>{note}</small>
      </p>
      <Switch status={status} user={user} wide={false} />
    </section>
  );
}
