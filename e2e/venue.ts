import type { Page } from '@playwright/test';
import { alterAnswer, alterFacts } from './altered.ts';

type Loose = Record<string, unknown>;
export type Way = Loose & { code: string };
export type Venue = Loose & { fulfilment: Way[] };

/** The demo venue as another one would be, from the first page on. */
export const venueWith = (page: Page, change: (merchant: Venue) => void): Promise<void> =>
  alterFacts(page, ({ first }) => {
    const held = first['Merchant'] as { merchant: Venue } | undefined;
    if (held) change(held.merchant);
  });

/** The same where the venue is asked for, as a kiosk and a till do it. */
export async function venueEverywhere(page: Page, change: (merchant: Venue) => void): Promise<void> {
  await venueWith(page, change);
  await alterAnswer(page, 'Merchant', (answer) => {
    if (answer.ResponseCode === 'SUCCESS') change(answer.Response['merchant'] as Venue);
    return answer;
  });
}

export const typeOf = ({ fulfilment }: Venue, code: string): Way => {
  const found = fulfilment.find((way) => way.code === code);
  if (!found) throw new Error(`The venue has no ${code}`);
  return found;
};

export const NO_CHOICE = {
  code: 'pickup',
  asap: false,
  date: '',
  time: '',
  slotId: 0,
  stopId: 0,
  locationId: 0,
  tableNum: '',
  bookingRef: '',
  bookingName: '',
  bookingPax: 2,
};
const NOBODY = { name: '', email: '', mobile: '' };
const SLUG = 'banksia-kitchen';

/** What the device remembers from before: how the last order was had. */
export const remembered = (
  page: Page,
  fulfilment: Partial<typeof NO_CHOICE>,
  variant = 'web',
): Promise<unknown> =>
  page.addInitScript(
    ([stored, slug, variant]) => {
      const key = `servery:demo:${variant}`;
      if (localStorage.getItem(key) !== null) return;
      localStorage.setItem(key, stored ?? '');
      localStorage.setItem(`${key}:venue`, JSON.stringify({ slug, at: Date.now() }));
    },
    [
      JSON.stringify({
        version: 1,
        guest: NOBODY,
        promo: '',
        slug: SLUG,
        fulfilment: { ...NO_CHOICE, ...fulfilment },
      }),
      SLUG,
      variant === 'app' ? 'web' : variant,
    ],
  );
