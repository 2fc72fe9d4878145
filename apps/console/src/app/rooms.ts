import type { ConsoleCapability } from '@servery/contract/entities/board';
import {
  type Icon,
  IconCalendarClock,
  IconChefHat,
  IconClipboardList,
  IconCreditCard,
  IconUtensils,
} from '@servery/ui/icon';

export type RoomEntry = {
  to: '/' | '/orders' | '/menu' | '/slots' | '/payments';
  label: string;
  icon: Icon;
  needs: ConsoleCapability;
};

/** The rooms of the console, in the order of the side navigation. */
export const rooms: readonly RoomEntry[] = [
  { to: '/', label: 'Board', icon: IconChefHat, needs: 'see_orders' },
  { to: '/orders', label: 'Orders', icon: IconClipboardList, needs: 'see_orders' },
  { to: '/menu', label: 'Menu', icon: IconUtensils, needs: 'mark_sold_out' },
  { to: '/slots', label: 'Slots', icon: IconCalendarClock, needs: 'see_orders' },
  { to: '/payments', label: 'Payments', icon: IconCreditCard, needs: 'refund_orders' },
];
