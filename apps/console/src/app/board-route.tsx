import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '@servery/ui/actions/button';
import { IconArrowLeft } from '@servery/ui/foundations/icon';
import { createLink } from '@tanstack/react-router';
import { useState } from 'react';
import { sessionQuery } from '#api/session-query.ts';
import { useFace } from '#app/face.ts';
import { AllRooms } from '#app/all-rooms.tsx';
import { SideDrawer } from '#app/side-drawer.tsx';
import { wayOffBoard } from '#app/rooms.ts';
import { BoardScreen } from '#features/board/board-screen.tsx';
import { BoardLoading } from '#features/board/board-states.tsx';

const GoButton = createLink(LinkButton);

export function BoardRoute() {
  useFace('board');
  const { data: user } = useQuery(sessionQuery);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (!user) return <BoardLoading />;
  if (user.screen === 1) return <BoardScreen user={user} />;
  const room = wayOffBoard(user);
  return (
    <>
      <BoardScreen
        user={user}
        onMenu={() => setOpen(true)}
        out={
          room && (
            <GoButton to={room.to} kind="raised" size="s" icon={<IconArrowLeft />}>
              {room.label}
            </GoButton>
          )
        }
      />
      <SideDrawer open={open} onClose={close}>
        <AllRooms user={user} onGo={close} />
      </SideDrawer>
    </>
  );
}
