import type { Permission } from '@servery/contract/permissions';
import {
  type Icon,
  IconCalendarClock,
  IconClock,
  IconRefreshCw,
  IconUtensils,
} from '@servery/ui/foundations/icon';
import {
  IconBuilding2,
  IconChartColumn,
  IconChefHat,
  IconClipboardList,
  IconCreditCard,
  IconGlobe,
  IconHistory,
  IconLayoutDashboard,
  IconPrinter,
  IconReceipt,
  IconSparkles,
  IconStore,
  IconTicketPercent,
  IconTruck,
  IconUsers,
  IconWallet,
} from '@servery/ui/foundations/icon-more';
import { t } from '#app/texts.ts';

/** Groups stand in this order and never move, whatever somebody may see of them. */
export const groups = [
  { id: 'today', label: t.today, icon: IconLayoutDashboard },
  { id: 'orders', label: t.orders, icon: IconClipboardList },
  { id: 'menu', label: t.menu, icon: IconUtensils },
  { id: 'customers', label: t.customers, icon: IconUsers },
  { id: 'reports', label: t.reports, icon: IconChartColumn },
  { id: 'venue', label: t.venue, icon: IconStore },
  { id: 'business', label: t.business, icon: IconBuilding2 },
] as const satisfies readonly { id: string; label: string; icon: Icon }[];
type GroupId = (typeof groups)[number]['id'];

type RoomOf = {
  to: string;
  label: string;
  /** What else people call it, for the search. */
  also: string;
  icon: Icon;
  needs: Permission;
  /** The board is in the bar, and in no group. */
  group: GroupId | undefined;
};

/** Every room of the console: its address and name, who may enter, where it stands and how it is found. */
export const rooms = [
  {
    to: '/today',
    label: t.today,
    also: t.todayAlso,
    icon: IconLayoutDashboard,
    needs: 'see_payments',
    group: 'today',
  },
  {
    to: '/board',
    label: t.board,
    also: t.boardAlso,
    icon: IconChefHat,
    needs: 'see_orders',
    group: undefined,
  },
  { to: '/orders', label: t.orders, also: '', icon: IconClipboardList, needs: 'see_orders', group: 'orders' },
  { to: '/standing', label: t.standing, also: '', icon: IconRefreshCw, needs: 'see_orders', group: 'orders' },
  {
    to: '/slots',
    label: t.slots,
    also: t.slotsAlso,
    icon: IconCalendarClock,
    needs: 'see_orders',
    group: 'orders',
  },
  { to: '/menu', label: t.menu, also: '', icon: IconUtensils, needs: 'mark_sold_out', group: 'menu' },
  {
    to: '/customers',
    label: t.customers,
    also: t.customersAlso,
    icon: IconUsers,
    needs: 'see_customers',
    group: 'customers',
  },
  {
    to: '/promos',
    label: t.promos,
    also: t.promosAlso,
    icon: IconTicketPercent,
    needs: 'manage_promos',
    group: 'customers',
  },
  {
    to: '/reports',
    label: t.reports,
    also: t.reportsAlso,
    icon: IconChartColumn,
    needs: 'see_payments',
    group: 'reports',
  },
  {
    to: '/payments',
    label: t.payments,
    also: t.paymentsAlso,
    icon: IconCreditCard,
    needs: 'see_payments',
    group: 'reports',
  },
  {
    to: '/activity',
    label: t.activity,
    also: t.activityAlso,
    icon: IconHistory,
    needs: 'manage_team',
    group: 'reports',
  },
  {
    to: '/details',
    label: t.details,
    also: t.detailsAlso,
    icon: IconStore,
    needs: 'manage_venue',
    group: 'venue',
  },
  { to: '/hours', label: t.hours, also: t.hoursAlso, icon: IconClock, needs: 'manage_venue', group: 'venue' },
  {
    to: '/fulfilment',
    label: t.fulfilment,
    also: t.fulfilmentAlso,
    icon: IconTruck,
    needs: 'manage_venue',
    group: 'venue',
  },
  {
    to: '/ways-to-pay',
    label: t.waysToPay,
    also: t.waysToPayAlso,
    icon: IconWallet,
    needs: 'manage_venue',
    group: 'venue',
  },
  {
    to: '/devices',
    label: t.devices,
    also: t.devicesAlso,
    icon: IconPrinter,
    needs: 'manage_devices',
    group: 'venue',
  },
  {
    to: '/paper',
    label: t.paper,
    also: t.paperAlso,
    icon: IconReceipt,
    needs: 'manage_venue',
    group: 'venue',
  },
  { to: '/team', label: t.team, also: t.teamAlso, icon: IconUsers, needs: 'manage_team', group: 'venue' },
  {
    to: '/brand',
    label: t.brand,
    also: t.brandAlso,
    icon: IconSparkles,
    needs: 'manage_brand',
    group: 'business',
  },
  { to: '/venues', label: t.venues, also: '', icon: IconStore, needs: 'manage_venue', group: 'business' },
  { to: '/api', label: t.api, also: '', icon: IconGlobe, needs: 'manage_api', group: 'business' },
] as const satisfies readonly RoomOf[];
export type RoomEntry = (typeof rooms)[number];

type Member = { permissions: readonly Permission[] };

/** The rooms that somebody may enter, in their groups; groups without any are left out. */
export const groupsOf = ({ permissions }: Member) =>
  groups
    .map((group) => ({
      ...group,
      rooms: rooms.filter((room) => room.group === group.id && permissions.includes(room.needs)),
    }))
    .filter((group) => group.rooms.length > 0);
export type ShownGroup = ReturnType<typeof groupsOf>[number];

/** Where somebody begins: on the day where they may see it, and else, as in the kitchen, on the board. */
export function landingOf(user: Member): RoomEntry['to'] {
  if (user.permissions.includes('see_payments')) return '/today';
  if (user.permissions.includes('see_orders')) return '/board';
  return groupsOf(user)[0]?.rooms[0]?.to ?? '/board';
}

/** Off the board: the day, or the first room that somebody has. */
export const wayOffBoard = (user: Member): RoomEntry | undefined => groupsOf(user)[0]?.rooms[0];
