import type { PromoState } from '@servery/contract/entities/promo-editor';
import type { Promo } from '#promos/discount';

type Lived = Pick<Promo, 'startsAt' | 'endsAt' | 'isPaused' | 'usesTotal'>;

/** What has become of a promo: what is over stays over, however it is switched. */
export function promoState(promo: Lived, uses: number, now: number): PromoState {
  if (now >= promo.endsAt) return 'ended';
  if (promo.usesTotal > 0 && uses >= promo.usesTotal) return 'used_up';
  if (promo.isPaused) return 'paused';
  return now < promo.startsAt ? 'planned' : 'running';
}

/** How many promos a venue can have, and how many codes can be made at once. */
export const MOST_PROMOS = 1000;
export const MOST_VOUCHERS = 1000;
