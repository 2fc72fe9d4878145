import type { Platform } from '#platform/port.ts';

type Stores = Pick<Platform, 'review' | 'openStore'>;

/** The system's own sheet, and where that does not come, the page of the app in its store. Answers whether either did. */
export async function rateApp({ review, openStore }: Stores, store: string): Promise<boolean> {
  const shown = (await review?.().catch(() => false)) ?? false;
  return shown || (store !== '' && openStore(store));
}
