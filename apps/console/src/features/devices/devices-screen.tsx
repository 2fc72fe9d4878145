import type { ConsoleUser } from '@servery/contract/entities/board';
import { Button } from '@servery/ui/actions/button';
import { EmptyState } from '@servery/ui/feedback/empty';
import { OfflineBar } from '@servery/ui/feedback/notice';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { IconPlus } from '@servery/ui/foundations/icon';
import { Display, Text } from '@servery/ui/foundations/text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { printersQuery } from '#api/printers-query.ts';
import { AddPrinter } from '#features/devices/add-printer.tsx';
import { PrinterAlarms } from '#features/devices/printer-alarms.tsx';
import { PrinterList } from '#features/devices/printer-list.tsx';
import { PrinterPanel } from '#features/devices/printer-panel.tsx';
import { needsSomebody, type Printer } from '#features/devices/rules/words.ts';
import css from './devices.module.css';
import { t } from '#features/devices/texts.ts';

/** A printer by its id, or a new one. */
export type Shown = number | 'new' | undefined;
type Props = { user: ConsoleUser; shown: Shown; onShow: (shown: Shown) => void };

function summary(printers: readonly Printer[]): string {
  const bad = printers.filter(needsSomebody).length;
  return bad === 0 ? t.summary({ count: printers.length }) : t.summaryBad({ count: printers.length, bad });
}

type HeadProps = { printers: readonly Printer[]; onAdd?: (() => void) | undefined };

function Head({ printers, onAdd }: HeadProps) {
  return (
    <header className={css.head}>
      <Display as="h1" size={32}>
        {t.title}
      </Display>
      {printers.length > 0 && <Text tone="soft">{summary(printers)}</Text>}
      {onAdd && (
        <Button kind="line" size="s" icon={<IconPlus />} className={css.add} onClick={onAdd}>
          {t.addPrinter}
        </Button>
      )}
    </header>
  );
}

/** Nothing to be listed, and why. */
const Instead = ({ children }: { children: ReactNode }) => (
  <section aria-label={t.title} className={css.list}>
    <Head printers={[]} />
    {children}
  </section>
);

function Bones() {
  return (
    <Loading label={t.loading} className={css.bones}>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} shape="block" height="3.4rem" />
      ))}
    </Loading>
  );
}

const NotYours = ({ user }: { user: ConsoleUser }) => (
  <Instead>
    <EmptyState title={t.notYours}>{t.notYoursNote({ name: user.name, role: user.role })}</EmptyState>
  </Instead>
);

type PaneProps = Props & { printers: readonly Printer[]; stations: readonly string[] };

function Pane({ user, shown, onShow, printers, stations }: PaneProps) {
  const close = () => onShow(undefined);
  const chosen = printers.find(({ id }) => id === shown);
  if (shown === 'new') return <AddPrinter printers={printers} stations={stations} onClose={close} />;
  if (!chosen) return null;
  return (
    <PrinterPanel
      key={chosen.id}
      printer={chosen}
      printers={printers}
      stations={stations}
      zone={user.merchant.time_zone}
      onClose={close}
    />
  );
}

function Devices(props: Props) {
  const { user, shown, onShow } = props;
  const { data, error, refetch } = useQuery(printersQuery);
  if (error && !data)
    return (
      <Instead>
        <EmptyState title={t.failed} action={<Button onClick={() => void refetch()}>{t.tryAgain}</Button>}>
          {error.message}
        </EmptyState>
      </Instead>
    );
  if (!data)
    return (
      <Instead>
        <Bones />
      </Instead>
    );
  const { printers, stations } = data;
  const zone = user.merchant.time_zone;
  const hasPane = shown === 'new' || printers.some(({ id }) => id === shown);
  const add = () => onShow('new');
  return (
    <div className={css.screen} data-pane={hasPane || undefined}>
      <section aria-label={t.title} className={css.list}>
        {error && <OfflineBar>{t.offline}</OfflineBar>}
        <Head printers={printers} onAdd={printers.length === 0 ? undefined : add} />
        <PrinterAlarms printers={printers} zone={zone} />
        {printers.length === 0 ? (
          <EmptyState title={t.nobody} action={<Button onClick={add}>{t.addPrinter}</Button>}>
            {t.nobodyNote}
          </EmptyState>
        ) : (
          <PrinterList printers={printers} zone={zone} shown={shown} onShow={onShow} />
        )}
      </section>
      <Pane {...props} printers={printers} stations={stations} />
    </div>
  );
}

/** What stands in the venue and works with us: its printers, with what they print and how they do. */
export const DevicesScreen = (props: Props) =>
  props.user.permissions.includes('manage_devices') ? <Devices {...props} /> : <NotYours user={props.user} />;
