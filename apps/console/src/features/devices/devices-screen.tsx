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
import { screensQuery } from '#api/screens-query.ts';
import { AddPrinter } from '#features/devices/add-printer.tsx';
import { PairDevice } from '#features/devices/pair-device.tsx';
import { PrinterAlarms } from '#features/devices/printer-alarms.tsx';
import { PrinterList } from '#features/devices/printer-list.tsx';
import { PrinterPanel } from '#features/devices/printer-panel.tsx';
import { type Devices as Screens, terminalState, wentAway } from '#features/devices/rules/screen-words.ts';
import { needsSomebody, type Printer } from '#features/devices/rules/words.ts';
import { ScreenAlarms, ScreenList } from '#features/devices/screen-list.tsx';
import { ScreenPanel } from '#features/devices/screen-panel.tsx';
import { TerminalList } from '#features/devices/terminal-list.tsx';
import { PinpadWait } from '#features/devices/pinpad-wait.tsx';
import { Room, RoomHead } from '#parts/room.tsx';
import css from './devices.module.css';
import { t } from '#features/devices/texts.ts';

/** A printer or a screen by its id, or a new one. */
export type Shown = { printer?: number | 'new'; screen?: number | 'new' };

type Props = { user: ConsoleUser; shown: Shown; onShow: (shown: Shown) => void };
type Loaded = {
  printers: readonly Printer[];
  stations: readonly string[];
  screens: Screens;
  clock: { zone: string; now: number };
};

function summary({ printers, screens: { screens, terminals }, clock }: Loaded): string {
  const count = printers.length + screens.length + terminals.length;
  const bad =
    printers.filter(needsSomebody).length +
    screens.filter((screen) => wentAway(screen, clock.now)).length +
    terminals.filter((terminal) => terminalState(terminal).tone === 'bad').length;
  return bad === 0 ? t.summary({ count }) : t.summaryBad({ count, bad });
}

function Head({ loaded, onShow }: { loaded?: Loaded; onShow?: Props['onShow'] }) {
  return (
    <RoomHead>
      <Display as="h1" size={32}>
        {t.title}
      </Display>
      {loaded && <Text tone="soft">{summary(loaded)}</Text>}
      {loaded && onShow && (
        <div className={css.add}>
          {loaded.printers.length > 0 && (
            <Button kind="line" size="s" icon={<IconPlus />} onClick={() => onShow({ printer: 'new' })}>
              {t.addPrinter}
            </Button>
          )}
          <Button size="s" icon={<IconPlus />} onClick={() => onShow({ screen: 'new' })}>
            {t.pairDevice}
          </Button>
        </div>
      )}
    </RoomHead>
  );
}

/** Nothing to be listed, and why. */
const Instead = ({ children }: { children: ReactNode }) => (
  <Room label={t.title}>
    <Head />
    {children}
  </Room>
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

type PaneProps = Omit<Props, 'user'> & { loaded: Loaded };

function ScreenPane({ shown, onShow, loaded: { screens, clock } }: PaneProps) {
  const close = () => onShow({});
  if (shown.screen === 'new')
    return <PairDevice devices={screens} onClose={close} onPrinter={() => onShow({ printer: 'new' })} />;
  const chosen = screens.screens.find(({ id }) => id === shown.screen);
  if (!chosen) return null;
  return <ScreenPanel key={chosen.id} screen={chosen} all={screens} clock={clock} onClose={close} />;
}

function PrinterPane({ shown, onShow, loaded: { printers, stations, clock } }: PaneProps) {
  const close = () => onShow({});
  if (shown.printer === 'new') return <AddPrinter printers={printers} stations={stations} onClose={close} />;
  const chosen = printers.find(({ id }) => id === shown.printer);
  if (!chosen) return null;
  return (
    <PrinterPanel
      key={chosen.id}
      printer={chosen}
      printers={printers}
      stations={stations}
      zone={clock.zone}
      onClose={close}
    />
  );
}

/** Whether what is asked for is there to be shown. */
const hasPane = ({ printer, screen }: Shown, { printers, screens }: Loaded): boolean =>
  printer === 'new' ||
  screen === 'new' ||
  printers.some(({ id }) => id === printer) ||
  screens.screens.some(({ id }) => id === screen);

function Lists({ shown, onShow, loaded }: PaneProps) {
  const { printers, screens, clock } = loaded;
  return (
    <>
      <div className={css.alarms}>
        <PrinterAlarms printers={printers} zone={clock.zone} />
        <ScreenAlarms screens={screens.screens} clock={clock} />
      </div>
      <ScreenList
        screens={screens.screens}
        clock={clock}
        shown={shown.screen}
        onShow={(screen) => onShow({ screen })}
      />
      {printers.length === 0 ? (
        <EmptyState
          title={t.nobody}
          action={<Button onClick={() => onShow({ printer: 'new' })}>{t.addPrinter}</Button>}
        >
          {t.nobodyNote}
        </EmptyState>
      ) : (
        <PrinterList
          printers={printers}
          zone={clock.zone}
          shown={shown.printer}
          onShow={(printer) => onShow({ printer })}
        />
      )}
      <TerminalList terminals={screens.terminals} clock={clock} />
      <PinpadWait devices={screens} />
    </>
  );
}

function Devices({ user, shown, onShow }: Props) {
  const printers = useQuery(printersQuery);
  const screens = useQuery(screensQuery);
  const error = printers.error ?? screens.error;
  const retry = () => void Promise.all([printers.refetch(), screens.refetch()]);
  if (error && (!printers.data || !screens.data))
    return (
      <Instead>
        <EmptyState title={t.failed} action={<Button onClick={retry}>{t.tryAgain}</Button>}>
          {error.message}
        </EmptyState>
      </Instead>
    );
  if (!printers.data || !screens.data)
    return (
      <Instead>
        <Bones />
      </Instead>
    );
  const clock = { zone: user.merchant.time_zone, now: screens.dataUpdatedAt };
  const loaded: Loaded = { ...printers.data, screens: screens.data, clock };
  const parts = { shown, onShow, loaded };
  return (
    <Room
      label={t.title}
      paneSize="narrow"
      pane={
        hasPane(shown, loaded) &&
        (shown.screen === undefined ? <PrinterPane {...parts} /> : <ScreenPane {...parts} />)
      }
    >
      {error && <OfflineBar>{t.offline}</OfflineBar>}
      <Head loaded={loaded} onShow={onShow} />
      <Lists {...parts} />
    </Room>
  );
}

/** What stands in the venue and works with us: its screens, printers and pinpads, and how they do. */
export const DevicesScreen = (props: Props) =>
  props.user.permissions.includes('manage_devices') ? <Devices {...props} /> : <NotYours user={props.user} />;
