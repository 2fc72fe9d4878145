import { t } from '#checkout/texts';
/** The first moment at which a card with this end, MM/YYYY, is no longer good; none where no end is known. */
const endOf = (expiry: string): number => {
  const [month = '', year = ''] = expiry.split('/');
  return year === '' ? Number.POSITIVE_INFINITY : Date.UTC(Number(year), Number(month), 1);
};
const SOON_MS = 31 * 24 * 3600_000;

/** Whether a saved card can still pay, and what its owner should know: it is good until the end of its month. */
export function savedCardState(
  card: { ending: string; expiry: string },
  now: number,
): { expired: boolean; notice: string } {
  const end = endOf(card.expiry);
  if (now >= end) return { expired: true, notice: t.cardExpired({ ending: card.ending }) };
  if (end - now <= SOON_MS) return { expired: false, notice: t.cardExpires({ ending: card.ending }) };
  return { expired: false, notice: '' };
}
