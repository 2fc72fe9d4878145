import { useLocation, useNavigate } from '@tanstack/react-router';

/** The block whose page is shown in the place of all others. It is a step of its own, which the way back undoes. */
export function useOpenBlock(): { id: number | undefined; open: (id: number) => void } {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { block } = state as { block?: unknown };
  const open = (id: number) => void navigate({ to: '/', state: { block: id } as Record<string, unknown> });
  return { id: typeof block === 'number' ? block : undefined, open };
}

/** Loads all blocks afresh. What was opened is forgotten first, because a reload would bring it back. */
export function backToHome(): void {
  history.replaceState({}, '');
  location.reload();
}
