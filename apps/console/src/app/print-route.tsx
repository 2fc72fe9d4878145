import { useQuery } from '@tanstack/react-query';
import { sessionQuery } from '#api/session-query.ts';
import { useFace } from '#app/face.ts';
import { DocketScreen } from '#features/board/docket/docket-screen.tsx';

export function PrintRoute({ id }: { id: string }) {
  useFace('paper');
  const { data: user } = useQuery(sessionQuery);
  return user ? <DocketScreen id={id} user={user} /> : null;
}
