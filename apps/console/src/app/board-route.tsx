import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sessionQuery } from '#api/session-query.ts';
import { useFace } from '#app/face.ts';
import { SideDrawer } from '#app/side-drawer.tsx';
import { Side } from '#app/side.tsx';
import { useSignOut } from '#app/use-sign-out.ts';
import { BoardScreen } from '#features/board/board-screen.tsx';
import { BoardLoading } from '#features/board/board-states.tsx';

export function BoardRoute() {
  useFace('board');
  const { data: user } = useQuery(sessionQuery);
  const [open, setOpen] = useState(false);
  const signOut = useSignOut();
  const close = () => setOpen(false);
  if (!user) return <BoardLoading />;
  if (user.screen === 1) return <BoardScreen user={user} />;
  return (
    <>
      <BoardScreen user={user} onMenu={() => setOpen(true)} />
      <SideDrawer open={open} onClose={close}>
        <Side user={user} onSignOut={signOut} onGo={close} />
      </SideDrawer>
    </>
  );
}
