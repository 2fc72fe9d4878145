import type { NotifyChoice, NotifyStep } from '@servery/contract/brand';
import type { OrderStatus } from '@servery/contract/entities/receipt';

export type Channel = 'mail' | 'text';
const OTHER = { mail: 'text', text: 'mail' } as const;

/** What a customer can be told of; that it was placed, cancelled or refunded is told whatever a brand chooses. */
const STEP: Readonly<Partial<Record<OrderStatus, NotifyStep>>> = {
  2: 'confirmed',
  6: 'confirmed',
  3: 'in_progress',
  4: 'ready',
  5: 'complete',
  7: 'complete',
  8: 'complete',
};
export const notifyStep = (status: OrderStatus): NotifyStep | undefined => STEP[status];

/** The ways in which somebody is told: as the brand chose, and the other channel where that one leads nowhere. */
export function channelsFor(choice: NotifyChoice, leads: Readonly<Record<Channel, boolean>>): Channel[] {
  if (choice === 'none') return [];
  if (choice === 'both') return (['mail', 'text'] as const).filter((channel) => leads[channel]);
  const channel = leads[choice] ? choice : OTHER[choice];
  return leads[channel] ? [channel] : [];
}
