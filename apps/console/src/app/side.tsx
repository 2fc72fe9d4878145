import type { ConsoleUser } from '@servery/contract/entities/board';
import { Button } from '@servery/ui/actions/button';
import { IconLock, IconLogOut, IconSettings } from '@servery/ui/foundations/icon-more';
import { Rail, RailLink } from '@servery/ui/surfaces/rail';
import { CountBadge } from '@servery/ui/actions/badge';
import { useQuery } from '@tanstack/react-query';
import { createLink, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { BrandName } from '#brand/mark.tsx';
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

/** The side navigation: rooms this person may enter, who they are, and the way out. */
export function Side({ user, onSignOut, onGo }: Props) {
  const here = useLocation().pathname;
  const allowed = rooms.filter((room) => user.permissions.includes(room.needs));
  const settings = allowed.filter(({ group }) => group === 'settings');
  return (
    <aside aria-label={t.venue} className={css.side}>
      <div className={css.venue}>
        <p className={css.brand}>
          <BrandName name={user.merchant.name} />
        </p>
        <VenueSwitch user={user} />
      </div>
      <Rail label={t.pages} look="nav">
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
      <p className={css.me}>
        <span aria-hidden className={css.face}>
          {initials(user.name)}
        </span>
        <span>
          {user.name}, {user.role}
        </span>
      </p>
      {user.till_pins === 1 && user.permissions.includes('take_payments') && <OwnPin />}
      <Button kind="quiet" size="s" icon={<IconLogOut />} onClick={onSignOut}>
        {t.signOut}
      </Button>
    </aside>
  );
}
