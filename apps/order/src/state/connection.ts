import { PING } from '@servery/domain/messages/texts';
import { create } from 'zustand';
import { readSid } from '#api/session-cookie.ts';

/** Whether the server can be reached. The app keeps trying by itself. */
export const useConnection = create<{ online: boolean }>()(() => ({ online: true }));

/** Asks the server whether it is there. */
export async function checkConnection(): Promise<void> {
  const sid = readSid();
  try {
    const response = await fetch(`/api/ping${sid ? `?sid=${encodeURIComponent(sid)}` : ''}`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(PING.timeoutMs),
    });
    useConnection.setState({ online: response.ok });
  } catch {
    useConnection.setState({ online: false });
  }
}

/** Starts the connectivity check; answers how to stop it. */
export function watchConnection(): () => void {
  const lost = () => useConnection.setState({ online: false });
  const back = () => void checkConnection();
  const timer = setInterval(back, PING.everyMs);
  window.addEventListener('offline', lost);
  window.addEventListener('online', back);
  return () => {
    clearInterval(timer);
    window.removeEventListener('offline', lost);
    window.removeEventListener('online', back);
  };
}
