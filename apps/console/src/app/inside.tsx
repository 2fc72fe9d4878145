import { useQuery } from '@tanstack/react-query';
import { Navigate, Outlet, useLocation } from '@tanstack/react-router';
import { sessionQuery } from '#api/session-query.ts';
import { WithPalette } from '#app/palette.tsx';

/** Whoever owes their organisation a second step is led to where they add one, wherever they are. */
export function Inside() {
  const { data: user } = useQuery(sessionQuery);
  const here = useLocation().pathname;
  if (user?.two_step_owed === 1 && here !== '/security') return <Navigate to="/security" replace />;
  // A screen in the kitchen is the board and nothing else.
  if (!user || user.screen === 1 || user.two_step_owed === 1) return <Outlet />;
  return (
    <WithPalette user={user}>
      <Outlet />
    </WithPalette>
  );
}
