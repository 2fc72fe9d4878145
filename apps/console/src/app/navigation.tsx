import type { ConsoleUser } from '@servery/contract/entities/board';
import { IconButton } from '@servery/ui/actions/icon-button';
import { CountBadge } from '@servery/ui/actions/badge';
import { IconChevronLeft, IconEllipsis } from '@servery/ui/foundations/icon-more';
import { Sheet } from '@servery/ui/overlays/sheet';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { casesQuery } from '#api/cases-query.ts';
import { AllRooms } from '#app/all-rooms.tsx';
import { groupsOf, type ShownGroup } from '#app/rooms.ts';
import css from './navigation.module.css';
import { t } from '#app/texts.ts';

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

type GroupsProps = {
  groups: readonly ShownGroup[];
  current: ShownGroup | undefined;
  onPress?: () => void;
};

function GroupLinks({ groups, current, onPress }: GroupsProps) {
  return groups.map((group) => {
    const { id, label, icon: Picture, rooms } = group;
    const [first] = rooms;
    return (
      first && (
        <li key={id} data-group={id}>
          <Link
            to={first.to}
            activeProps={{}}
            aria-current={group === current ? 'true' : undefined}
            onClick={onPress}
          >
            <Picture />
            {label}
          </Link>
        </li>
      )
    );
  });
}

const FOLDED = 'servery-rooms-folded';
const readFolded = (): boolean => {
  try {
    return localStorage.getItem(FOLDED) === '1';
  } catch {
    return false;
  }
};

function useFolded() {
  const [folded, setFolded] = useState(readFolded);
  const fold = (is: boolean) => {
    setFolded(is);
    try {
      localStorage.setItem(FOLDED, is ? '1' : '0');
    } catch {
      // A browser that keeps nothing shows the list again on the next page.
    }
  };
  return { folded, fold };
}

/** The rooms of the group that somebody is in. */
function RoomList({ user, group, onFold }: { user: ConsoleUser; group: ShownGroup; onFold: () => void }) {
  const here = useLocation().pathname;
  return (
    <nav aria-label={group.label} className={css.rooms}>
      <header>
        <p aria-hidden>{group.label}</p>
        <IconButton label={t.foldRooms} icon={<IconChevronLeft />} kind="bare" onClick={onFold} />
      </header>
      <ul>
        {group.rooms.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} activeProps={{}} aria-current={here === to ? 'page' : undefined}>
              {label}
              {to === '/payments' && <OpenCases user={user} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A phone has room for so many beside More. */
const TABS = 4;
/** What is wanted in a shop, first. */
const TAB_ORDER = ['today', 'orders', 'menu', 'reports', 'customers', 'venue', 'business'];

function Tabs({ user, groups, current }: { user: ConsoleUser } & GroupsProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const tabs = groups
    .toSorted((one, other) => TAB_ORDER.indexOf(one.id) - TAB_ORDER.indexOf(other.id))
    .slice(0, TABS);
  const isElsewhere = current !== undefined && !tabs.includes(current);
  return (
    <nav aria-label={t.tabs} className={css.tabs}>
      <ul>
        <GroupLinks groups={tabs} current={current} />
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            data-current={isElsewhere || undefined}
            onClick={() => setOpen(true)}
          >
            <IconEllipsis />
            {t.more}
          </button>
        </li>
      </ul>
      <Sheet open={open} onClose={close} title={t.more} kind="full" pad="bare">
        <AllRooms user={user} onGo={close} />
      </Sheet>
    </nav>
  );
}

/** Groups beside the page, the rooms of the one that is open, and on a phone tabs in their place. */
export function Navigation({ user }: { user: ConsoleUser }) {
  const here = useLocation().pathname;
  const { folded, fold } = useFolded();
  const groups = groupsOf(user);
  const current = groups.find(({ rooms }) => rooms.some(({ to }) => to === here));
  const listed = current && current.rooms.length > 1 ? current : undefined;
  return (
    <>
      <nav aria-label={t.pages} className={css.groups}>
        <ul>
          <GroupLinks groups={groups} current={current} onPress={() => fold(false)} />
        </ul>
      </nav>
      {listed && !folded && <RoomList user={user} group={listed} onFold={() => fold(true)} />}
      <Tabs user={user} groups={groups} current={current} />
    </>
  );
}
