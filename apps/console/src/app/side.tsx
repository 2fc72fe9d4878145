import type { ConsoleUser } from '@servery/contract/entities/board';
import { Button } from '@servery/ui/actions/button';
import { IconLock, IconLogOut, IconSettings } from '@servery/ui/foundations/icon-more';
import { IconSearch } from '@servery/ui/foundations/icon';
import { Kbd } from '@servery/ui/foundations/text';
import { Rail, RailLink } from '@servery/ui/surfaces/rail';
import { CountBadge } from '@servery/ui/actions/badge';
import { useQuery } from '@tanstack/react-query';
import { createLink, Link, useLocation } from '@tanstack/react-router';
import { use, useEffect, useRef, useState } from 'react';
import { BrandName } from '#brand/mark.tsx';
import { OpenPalette } from '#app/palette.tsx';
import { rooms } from '#app/rooms.ts';
import { casesQuery } from '#api/cases-query.ts';
import { VenueSwitch } from '#app/venue-switch.tsx';
import { StoreCard } from '#features/store/index.ts';
import { SetPinDialog } from '#features/till-pin/index.ts';
import css from './side.module.css';
import { t } from '#app/texts.ts';

const RoomLink = createLink(RailLink);

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .map((part) => part.charAt(0))
    .slice(0, 2)
    .join('')
    .toUpperCase();

type Props = { user: ConsoleUser; onSignOut: () => void; onGo?: () => void };

/** How many cases wait for somebody; nothing where there are none, or where they are not this person's business. */
function OpenCases({ user }: { user: ConsoleUser }) {
  const may = user.permissions.includes('refund_orders');
  const { data } = useQuery({ ...casesQuery, enabled: may });
  const open = data ? data.cases.length + data.payouts.length : 0;
  if (!may || open === 0) return null;
  return (
    <CountBadge tone="bad">
      {open}
      <span className="visually-hidden"> {t.open}</span>
    </CountBadge>
  );
}

/** For those who sell where the tills ask who it is. */
function OwnPin() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" size="s" icon={<IconLock />} onClick={() => setOpen(true)}>
        {t.tillPin}
      </Button>
      <SetPinDialog whose={open ? 'own' : undefined} onClose={() => setOpen(false)} />
    </>
  );
}

const isMac = (): boolean => /mac/i.test(navigator.userAgent);

function Search({ onGo }: { onGo?: () => void }) {
  const openPalette = use(OpenPalette);
  const open = () => {
    onGo?.();
    openPalette(true);
  };
  return (
    <button type="button" aria-keyshortcuts="Control+K Meta+K" className={css.search} onClick={open}>
      <IconSearch />
      {t.search}
      <Kbd aria-hidden>{isMac() ? t.searchKeyOnMac : t.searchKey}</Kbd>
    </button>
  );
}

/** There are more rooms than a laptop has room for: the one that is open is in sight. */
function useInSight(here: string) {
  const side = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = side.current?.querySelector(`[aria-current][href$=${JSON.stringify(here)}]`);
    link?.scrollIntoView({ block: 'center' });
  }, [here]);
  return side;
}

/** The side navigation: rooms this person may enter, who they are, and the way out. */
export function Side({ user, onSignOut, onGo }: Props) {
  const here = useLocation().pathname;
  const side = useInSight(here);
  const allowed = rooms.filter((room) => user.permissions.includes(room.needs));
  const settings = allowed.filter(({ group }) => group === 'settings');
  return (
    <aside ref={side} aria-label={t.venue} className={css.side}>
      <div className={css.venue}>
        <p className={css.brand}>
          <BrandName name={user.merchant.name} />
        </p>
        <VenueSwitch user={user} />
        <Search onGo={onGo} />
      </div>
      <Rail label={t.pages} look="nav" className={css.rooms}>
        {allowed
          .filter(({ group }) => group === undefined)
          .map(({ to, label, icon: Icon }) => (
            <RoomLink
              key={to}
              to={to}
              current={here === to}
              picture={<Icon />}
              count={to === '/payments' ? <OpenCases user={user} /> : undefined}
              onClick={onGo}
            >
              {label}
            </RoomLink>
          ))}
        {settings.length > 0 && (
          <fieldset aria-label={t.settings} className={css.settings}>
            <p aria-hidden>
              <IconSettings />
              {t.settings}
            </p>
            {settings.map(({ to, label }) => (
              <RoomLink key={to} to={to} current={here === to} onClick={onGo}>
                {label}
              </RoomLink>
            ))}
          </fieldset>
        )}
      </Rail>
      <StoreCard user={user} />
      <Link to="/security" className={css.me} onClick={onGo}>
        <span aria-hidden className={css.face}>
          {initials(user.name)}
        </span>
        <span>
          {user.name}, {user.role}
          <small>{t.security}</small>
        </span>
      </Link>
      {user.till_pins === 1 && user.permissions.includes('take_payments') && <OwnPin />}
      <Button kind="quiet" size="s" icon={<IconLogOut />} onClick={onSignOut}>
        {t.signOut}
      </Button>
    </aside>
  );
}
