import type { ConsoleUser } from '@servery/contract/entities/board';
import type { Permission } from '@servery/contract/permissions';
import { IconButton } from '@servery/ui/actions/icon-button';
import type { Icon } from '@servery/ui/foundations/icon';
import { IconPlus, IconUtensils, IconX } from '@servery/ui/foundations/icon';
import { IconClipboardList, IconLock, IconStore, IconUsers } from '@servery/ui/foundations/icon-more';
import { type Command, CommandList } from '@servery/ui/inputs/command-list';
import { useModal } from '@servery/ui/overlays/modal';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { switchVenue } from '#api/switch-venue.ts';
import { type Goal, STARTS } from '#features/command-palette/commands.ts';
import { findCommands } from '#features/command-palette/rules/find-commands.ts';
import { useFound } from '#features/command-palette/use-found.ts';
import { sayBad } from '#toasts/toaster.ts';
import css from './command-palette.module.css';
import { t } from '#features/command-palette/texts.ts';

type Room = { to: string; label: string; also: string; icon: Icon; needs: Permission };
type Entry = Command & { also?: string; needs?: Permission; goal?: Goal; venue?: number };
export type PaletteProps = { user: ConsoleUser; rooms: readonly Room[]; onClose: () => void };

/** Where one can go, and what one can begin: each as far as this person may. */
function fixedEntries(user: ConsoleUser, rooms: readonly Room[]) {
  const may = ({ needs }: Entry) => needs === undefined || user.permissions.includes(needs);
  const pages: Entry[] = rooms.map(({ to, label, also, icon: Picture, needs }) => ({
    id: `page:${to}`,
    label,
    also,
    needs,
    picture: <Picture />,
    goal: { to: to as Goal['to'] },
  }));
  const own: Entry = {
    id: 'page:/security',
    label: t.signIn,
    also: t.signInAlso,
    picture: <IconLock />,
    goal: { to: '/security' },
  };
  const starts: Entry[] = STARTS.map((start) => ({
    ...start,
    id: `start:${start.id}`,
    picture: <IconPlus />,
  }));
  const venues: Entry[] = user.venues
    .filter(({ id }) => id !== user.merchant.id)
    .map(({ id, name }) => ({
      id: `venue:${id}`,
      label: name,
      note: t.venueNote,
      picture: <IconStore />,
      venue: id,
    }));
  return { pages: [...pages, own].filter(may), starts: starts.filter(may), venues };
}

function useGroups({ user, rooms }: PaletteProps, text: string) {
  const { pages, starts, venues } = fixedEntries(user, rooms);
  const found = useFound(user, text);
  const orders: Entry[] = found.orders.map(({ id, number, who, note }) => ({
    id: `order:${id}`,
    label: `${number} ${who}`,
    note,
    picture: <IconClipboardList />,
    goal: { to: '/orders', search: { order: id } },
  }));
  const customers: Entry[] = found.customers.map(({ id, name, email, mobile }) => ({
    id: `customer:${id}`,
    label: name || email,
    note: [mobile, email].filter(Boolean).join(', '),
    picture: <IconUsers />,
    goal: { to: '/customers', search: { customer: id } },
  }));
  const products: Entry[] = found.products.map(({ id, label, price }) => ({
    id: `product:${id}`,
    label,
    note: `$${price}`,
    picture: <IconUtensils />,
    goal: { to: '/menu', search: { product: id } },
  }));
  const groups = [
    { id: 'pages', label: t.pages, commands: findCommands(pages, text) },
    { id: 'start', label: t.start, commands: findCommands(starts, text) },
    { id: 'products', label: t.products, commands: products },
    { id: 'orders', label: t.orders, commands: orders },
    { id: 'customers', label: t.customers, commands: customers },
    { id: 'venues', label: t.venues, commands: findCommands(venues, text) },
  ];
  return { searching: found.searching, groups: groups.filter(({ commands }) => commands.length > 0) };
}

/** Any page, anything that is begun often, and any order, customer or product, by a few letters. */
export function CommandPalette(props: PaletteProps) {
  const [text, setText] = useState('');
  const { groups, searching } = useGroups(props, text);
  const navigate = useNavigate();
  const { ref, on } = useModal({ open: true, onClose: props.onClose, dismissable: true });
  const pick = (id: string) => {
    const entry = groups.flatMap(({ commands }) => commands).find((each) => each.id === id);
    props.onClose();
    if (entry?.goal) void navigate(entry.goal);
    if (entry?.venue !== undefined)
      void switchVenue(entry.venue).then((problem) => problem !== undefined && sayBad(problem, 'venue'));
  };
  return (
    <dialog {...on} ref={ref} aria-label={t.search} className={css.palette}>
      <CommandList
        label={t.search}
        text={text}
        onTextChange={setText}
        groups={groups}
        empty={searching ? t.searching : t.nothing}
        onPick={pick}
        aside={<IconButton label={t.close} icon={<IconX />} kind="bare" onClick={props.onClose} />}
      />
    </dialog>
  );
}
