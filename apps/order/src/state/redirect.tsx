import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

type Props = { to: string; state?: Record<string, unknown> };

/** Goes elsewhere, once. The router's own goes again whenever what stands around it is drawn again, for ever at worst. */
export function Redirect({ to, state }: Props) {
  const navigate = useNavigate();
  const go = useEffectEvent(() => void navigate({ to, replace: true, ...(state && { state }) }));
  useEffect(() => go(), []);
  return null;
}
