import type { Destination } from '@servery/domain/home/block-address';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Leaves for where the venue wants its visitors, without a step to come back to. */
export function SentOn({ to }: { to: Destination }) {
  const { history } = useRouter();
  useEffect(() => {
    if ('inside' in to) history.replace(to.inside);
    else location.replace(to.outside);
  }, [to, history]);
  return null;
}
