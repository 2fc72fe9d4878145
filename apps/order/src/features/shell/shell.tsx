import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { orderQuery } from '#api/queries.ts';
import { readSid } from '#api/session-cookie.ts';
import css from '#features/shell/screen.module.css';
import { usePending } from '#state/pending-order.ts';
import { usePopups } from '#state/popups.ts';
import { useVenueSlug } from '#state/venue-slug.ts';
import { t } from '#features/shell/texts.ts';

const NavDrawer = lazy(async () => ({
  default: (await import('#features/shell/nav-drawer.tsx')).NavDrawer,
}));

const PayingNote = lazy(async () => ({
  default: (await import('#features/shell/paying-note.tsx')).PayingNote,
}));

const ActiveOrders = lazy(async () => ({
  default: (await import('#features/shell/active-orders.tsx')).ActiveOrders,
}));

/** The method by which money for the cart is on its way. A page that shows no cart asks only where something was begun. */
function usePaying(): string {
  const slug = useVenueSlug();
  const begun = usePending(({ order }) => order !== undefined);
  return useQuery({ ...orderQuery(slug), enabled: begun }).data?.paying ?? '';
}

export function SiteShell({ children }: { children: ReactNode }) {
  const nav = usePopups((popups) => popups.nav);
  const paying = usePaying();
  // Who has no session has ordered nothing.
  const mayHaveOrdered = useLocation({ select: () => 'document' in globalThis && readSid() !== undefined });
  return (
    <>
      <a href="#main" className={css.skip}>
        {t.skipToContent}
      </a>
      <Suspense>{paying !== '' && <PayingNote method={paying} />}</Suspense>
      <Suspense>{mayHaveOrdered && <ActiveOrders />}</Suspense>
      {children}
      <Suspense>{nav && <NavDrawer />}</Suspense>
    </>
  );
}
