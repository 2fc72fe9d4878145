import type { Permission } from '@servery/contract/permissions';
import {
  type Icon,
  IconCalendarClock,
  IconClock,
  IconRefreshCw,
  IconUtensils,
} from '@servery/ui/foundations/icon';
import {
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

export type RoomEntry = {
  to:
    | '/today'
    | '/'
    | '/orders'
    | '/standing'
    | '/menu'
    | '/slots'
    | '/customers'
    | '/payments'
    | '/reports'
    | '/promos'
    | '/details'
    | '/ways-to-pay'
    | '/hours'
    | '/fulfilment'
    | '/paper'
    | '/team'
    | '/devices'
    | '/activity'
    | '/api'
    | '/brand'
    | '/venues';
  label: string;
  icon: Icon;
  needs: Permission;
  /** What is set once in a while stands together below. */
  group?: 'settings';
};

/** The rooms of the console, in the order of the side navigation. */
export const rooms: readonly RoomEntry[] = [
  { to: '/today', label: t.today, icon: IconLayoutDashboard, needs: 'see_payments' },
  { to: '/', label: t.board, icon: IconChefHat, needs: 'see_orders' },
  { to: '/orders', label: t.orders, icon: IconClipboardList, needs: 'see_orders' },
  { to: '/standing', label: t.standing, icon: IconRefreshCw, needs: 'see_orders' },
  { to: '/menu', label: t.menu, icon: IconUtensils, needs: 'mark_sold_out' },
  { to: '/slots', label: t.slots, icon: IconCalendarClock, needs: 'see_orders' },
  { to: '/customers', label: t.customers, icon: IconUsers, needs: 'see_customers' },
  { to: '/promos', label: t.promos, icon: IconTicketPercent, needs: 'manage_promos' },
  { to: '/payments', label: t.payments, icon: IconCreditCard, needs: 'see_payments' },
  { to: '/reports', label: t.reports, icon: IconChartColumn, needs: 'see_payments' },
  { to: '/details', label: t.details, icon: IconStore, needs: 'manage_venue', group: 'settings' },
  { to: '/hours', label: t.hours, icon: IconClock, needs: 'manage_venue', group: 'settings' },
  { to: '/fulfilment', label: t.fulfilment, icon: IconTruck, needs: 'manage_venue', group: 'settings' },
  { to: '/ways-to-pay', label: t.waysToPay, icon: IconWallet, needs: 'manage_venue', group: 'settings' },
  { to: '/team', label: t.team, icon: IconUsers, needs: 'manage_team', group: 'settings' },
  { to: '/devices', label: t.devices, icon: IconPrinter, needs: 'manage_devices', group: 'settings' },
  { to: '/paper', label: t.paper, icon: IconReceipt, needs: 'manage_venue', group: 'settings' },
  { to: '/activity', label: t.activity, icon: IconHistory, needs: 'manage_team', group: 'settings' },
  { to: '/api', label: t.api, icon: IconGlobe, needs: 'manage_api', group: 'settings' },
  { to: '/brand', label: t.brand, icon: IconSparkles, needs: 'manage_brand', group: 'settings' },
  { to: '/venues', label: t.venues, icon: IconStore, needs: 'manage_venue', group: 'settings' },
];
