import { useEffect, useEffectEvent, useRef } from 'react';
import { useSignIn } from '#state/use-sign-in.ts';

/** Signs out once, even when the screen is drawn twice, and says whether an answer came. */
export function useSignOutOnce(after: (done: boolean) => unknown): void {
  const { signOut } = useSignIn();
  const sent = useRef(false);
  const leave = useEffectEvent(async () => {
    const result = await signOut();
    await after(result.ok || result.code !== 'network');
  });
  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    void leave();
  }, []);
}
