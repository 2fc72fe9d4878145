import { lazy, type ReactNode, Suspense } from 'react';
import css from '#features/shell/screen.module.css';
import { usePopups } from '#state/popups.ts';

const NavDrawer = lazy(async () => ({
  default: (await import('#features/shell/nav-drawer.tsx')).NavDrawer,
}));

export function SiteShell({ children }: { children: ReactNode }) {
  const nav = usePopups((popups) => popups.nav);
  return (
    <>
      <a href="#main" className={css.skip}>
        Skip to content
      </a>
      {children}
      <Suspense>{nav && <NavDrawer />}</Suspense>
    </>
  );
}
