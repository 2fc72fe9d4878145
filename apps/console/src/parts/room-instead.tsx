import { Button } from '@servery/ui/actions/button';
import { EmptyState } from '@servery/ui/feedback/empty';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { Display } from '@servery/ui/foundations/text';
import type { ReactNode } from 'react';
import { Room } from '#parts/room.tsx';

/** A room with something else in its place. */
export const RoomInstead = ({ title, children }: { title: string; children: ReactNode }) => (
  <Room label={title}>
    <Display as="h1" size={32}>
      {title}
    </Display>
    {children}
  </Room>
);

type Props = {
  said: { title: string; failed: string; tryAgain: string; loading: string };
  error: Error | null;
  onAgain: () => void;
};

/** A room whose content is on its way, or could not be loaded. */
export const RoomWaiting = ({ said, error, onAgain }: Props) => (
  <RoomInstead title={said.title}>
    {error ? (
      <EmptyState title={said.failed} action={<Button onClick={onAgain}>{said.tryAgain}</Button>}>
        {error.message}
      </EmptyState>
    ) : (
      <Loading label={said.loading}>
        <Skeleton shape="block" height="3.4rem" />
      </Loading>
    )}
  </RoomInstead>
);
