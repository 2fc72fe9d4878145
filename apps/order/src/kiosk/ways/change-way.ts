import { useLocation, useNavigate } from '@tanstack/react-router';

/** Where a guest was who wants it another way. */
export type From = 'cart' | 'checkout';

/** To the first screen, which leads back once another way is chosen. */
export function useChangeWay(): (from: From) => void {
  const navigate = useNavigate();
  return (from) => void navigate({ to: '/', state: { from } as Record<string, unknown> });
}

/** Nothing for somebody who begins, or who looked at the menu. */
export function useCameFrom(): From | undefined {
  const { from } = useLocation({ select: ({ state }) => state as { from?: unknown } });
  return from === 'cart' || from === 'checkout' ? from : undefined;
}
