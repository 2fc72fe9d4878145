import type { OrderStatus } from '@servery/contract/entities/receipt';
import { isActive } from '#orders/status';

/** Only what is on its way to somebody's address has a driver to follow. */
export const isDelivered = (order: { delivery_address: string }): boolean => order.delivery_address !== '';
export const canBeTracked = (order: { delivery_address: string }, status: OrderStatus): boolean =>
  isDelivered(order) && isActive(status);

/** Longer ones are not links that somebody was given. */
export const TRACKING_URL_MOST = 500;

/**
 * The address at which a driver is followed, as it is kept: nothing, or one that is safe to open. It goes to customers,
 * so that it must not be able to run a script or carry somebody's password.
 */
export function trackingUrlFrom(text: string): string | undefined {
  const typed = text.trim();
  if (typed === '') return '';
  if (typed.length > TRACKING_URL_MOST || !URL.canParse(typed)) return undefined;
  const { protocol, hostname, username, password, href } = new URL(typed);
  const isOpenable = protocol === 'https:' && hostname.includes('.') && username === '' && password === '';
  return isOpenable && href.length <= TRACKING_URL_MOST ? href : undefined;
}
