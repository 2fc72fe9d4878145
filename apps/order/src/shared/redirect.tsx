import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

type Props = { to: string; state?: Record<string, unknown>; afterMs?: number };

/** Goes elsewhere, once. The router's own goes again whenever what stands around it is drawn again, for ever at worst. */
export function Redirect({ to, state, afterMs = 0 }: Props) {
  const navigate = useNavigate();
  const go = useEffectEvent(() => void navigate({ to, replace: true, ...(state && { state }) }));
  useEffect(() => {
    if (afterMs === 0) return go();
    const timer = setTimeout(() => go(), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  return null;
}
