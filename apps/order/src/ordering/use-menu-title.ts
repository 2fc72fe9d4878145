import { useTitle } from '#shared/use-title.ts';
import { t } from '#ordering/order-texts.ts';

type Named = { name: string; suburb: string };

/** What the window is called while a menu is shown. */
export const useMenuTitle = (venue: Named | undefined): void =>
  useTitle(venue ? t.onlineMenu({ name: venue.name, suburb: venue.suburb }) : '');
