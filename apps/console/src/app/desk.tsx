import type { ConsoleUser } from '@servery/contract/entities/board';
import { IconButton } from '@servery/ui/actions/icon-button';
import { IconMenu, IconSearch } from '@servery/ui/foundations/icon';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, use, useState } from 'react';
import { sessionQuery } from '#api/session-query.ts';
import { useStoreNews } from '#api/use-store-news.ts';
import { useFace } from '#app/face.ts';
import { OpenPalette } from '#app/palette.tsx';
import { SideDrawer } from '#app/side-drawer.tsx';
import { Side } from '#app/side.tsx';
import { useSignOut } from '#app/use-sign-out.ts';
import css from './desk.module.css';
import { t } from '#app/texts.ts';

/** A room for somebody at a desk: the navigation at the side, behind a button where there is no room for it. */
export function Desk({ children }: { children: (user: ConsoleUser) => ReactNode }) {
  useFace('desk');
  useStoreNews();
  const { data: user } = useQuery(sessionQuery);
  const [open, setOpen] = useState(false);
  const signOut = useSignOut();
  const openPalette = use(OpenPalette);
  const close = () => setOpen(false);
  if (!user) return null;
  return (
    <div className={css.desk}>
      <div className={css.side}>
        <Side user={user} onSignOut={signOut} />
      </div>
      <main className={css.main}>
        <div className={css.bar}>
          <IconButton label={t.pages} icon={<IconMenu />} kind="bare" onClick={() => setOpen(true)} />
          <span className={css.name}>{user.merchant.name}</span>
          <IconButton label={t.search} icon={<IconSearch />} kind="bare" onClick={() => openPalette(true)} />
        </div>
        <div className={css.room}>{children(user)}</div>
      </main>
      <SideDrawer open={open} onClose={close}>
        <Side user={user} onSignOut={signOut} onGo={close} />
      </SideDrawer>
    </div>
  );
}
