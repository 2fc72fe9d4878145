import type { Customer } from '@servery/contract/entities/customer';
import { isGuest } from '@servery/domain/people/roles';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { sessionEnds, upgrades } from '#api/answers.ts';
import { facts } from '#api/app-facts.ts';
import { platform } from '#platform/browser.ts';
import { keys } from '#api/query-keys.ts';

const ScreenSaver = lazy(async () => ({
  default: (await import('#kiosk/screen-saver/index.ts')).ScreenSaver,
}));
const PushHost = lazy(async () => ({ default: (await import('#features/push/index.ts')).PushHost }));
const DeepLinkHost = lazy(async () => ({
  default: (await import('#features/links/deep-link-host.tsx')).DeepLinkHost,
}));

/** What any answer of the server may bring, wherever it was asked. */
function useAnswers(): void {
  const client = useQueryClient();
  const signedOut = useEffectEvent(async (call: string) => {
    const was = client.getQueryData<Customer>(keys.customer);
    // A guest whose answer says so stays the guest that they are, with what they typed.
    if (!was || isGuest(was)) return;
    const { endSession } = await import('#state/end-session.ts');
    endSession(client, call);
  });
  useEffect(() => {
    const stops = [
      sessionEnds.listen((call) => void signedOut(call)),
      upgrades.listen(async (upgrade) => (await import('#features/upgrade/index.ts')).showUpgrade(upgrade)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
}

/** What runs beside every screen; most of it is not even loaded where it is not needed. */
export function Hosts() {
  useAnswers();
  return (
    <Suspense>
      {facts.brand.screen_saver.enabled && <ScreenSaver />}
      {platform.push && <PushHost />}
      {platform.deepLinks && <DeepLinkHost />}
    </Suspense>
  );
}
