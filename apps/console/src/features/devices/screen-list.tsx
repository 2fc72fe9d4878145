import type { ScreenKind } from '@servery/domain/devices/screens';
import { Status } from '@servery/ui/actions/badge';
import { Notice } from '@servery/ui/feedback/notice';
import type { Icon } from '@servery/ui/foundations/icon';
import { IconChefHat, IconMonitor, IconTablet } from '@servery/ui/foundations/icon-more';
import {
  type Screen,
  screenPlace,
  stateText,
  stateTone,
  wentAway,
} from '#features/devices/rules/screen-words.ts';
import css from './screens.module.css';
import { t } from '#features/devices/texts.ts';

export const SCREEN_ICONS: Readonly<Record<ScreenKind, Icon>> = {
  kiosk: IconTablet,
  till: IconMonitor,
  kitchen: IconChefHat,
};

type Clock = { zone: string; now: number };

export const ScreenState = ({ screen, clock }: { screen: Screen; clock: Clock }) => (
  <Status
    tone={stateTone(screen)}
    live={screen.state === 'in_use'}
    coloured={screen.state === 'silent'}
    className={css.state}
  >
    {stateText(screen, clock)}
  </Status>
);

type RowProps = { screen: Screen; clock: Clock; current: boolean; onShow: (id: number) => void };

function Row({ screen, clock, current, onShow }: RowProps) {
  const Icon = SCREEN_ICONS[screen.kind];
  return (
    <li aria-current={current || undefined} className={css.screen}>
      <Icon />
      <button type="button" className={css.open} onClick={() => onShow(screen.id)}>
        <b>{screen.name}</b>
        <small>{screenPlace(screen)}</small>
      </button>
      <ScreenState screen={screen} clock={clock} />
    </li>
  );
}

type Props = {
  screens: readonly Screen[];
  clock: Clock;
  shown: number | 'new' | undefined;
  onShow: (id: number) => void;
};

export function ScreenList({ screens, clock, shown, onShow }: Props) {
  return (
    <section aria-label={t.screens} className={css.section}>
      <h2>
        {t.screens} <span>{screens.length}</span>
      </h2>
      {screens.length === 0 ? (
        <p className={css.none}>{t.noScreens}</p>
      ) : (
        <ul className={css.screens}>
          {screens.map((screen) => (
            <Row
              key={screen.id}
              screen={screen}
              clock={clock}
              current={screen.id === shown}
              onShow={onShow}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Screens that went away a moment ago. */
export function ScreenAlarms({ screens, clock }: { screens: readonly Screen[]; clock: Clock }) {
  return screens
    .filter((screen) => wentAway(screen, clock.now))
    .map((screen) => {
      const Icon = SCREEN_ICONS[screen.kind];
      return (
        <Notice
          key={screen.id}
          tone="bad"
          icon={<Icon />}
          title={t.alarm({ name: screen.name, state: stateText(screen, clock) })}
        >
          {t.checkScreen}
        </Notice>
      );
    });
}
