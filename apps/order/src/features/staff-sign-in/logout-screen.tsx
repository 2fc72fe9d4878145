import { Display } from '@servery/ui/text';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useDevice } from '#state/device.ts';
import { useSignIn } from '#state/use-sign-in.ts';
import css from './staff-sign-in.module.css';

/** Signs out once, even when the screen is drawn twice. */
export function LogoutScreen() {
  const navigate = useNavigate();
  const { signOut } = useSignIn();
  const sent = useRef(false);
  const leave = useEffectEvent(async () => {
    useDevice.getState().forget();
    await signOut();
    await navigate({ to: '/signin', replace: true });
  });
  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    void leave();
  }, []);
  return (
    <main className={css.middle}>
      <Display as="h1" size={32}>
        Logging out ...
      </Display>
    </main>
  );
}
