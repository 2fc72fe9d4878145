import type { ConsoleCapability } from '@servery/contract/entities/board';
import { type Icon, IconChefHat } from '@servery/ui/icon';

export type RoomEntry = { to: '/'; label: string; icon: Icon; needs: ConsoleCapability };

/** The rooms of the console, in the order of the side navigation. */
export const rooms: readonly RoomEntry[] = [
  { to: '/', label: 'Board', icon: IconChefHat, needs: 'see_orders' },
];
