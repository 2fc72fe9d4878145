import { useEffect } from 'react';
import { PushQuestion } from '#features/push/push-question.tsx';
import { register } from '#features/push/register.ts';
import { platform } from '#platform/browser.ts';

/** A device that was allowed before is registered again; nobody is asked. */
function QuietRegistration() {
  useEffect(() => {
    if (!platform.push) return;
    void register(platform.push, {
      asked: { read: () => true, write: () => undefined },
      confirm: () => Promise.resolve(false),
    });
  }, []);
  return null;
}

/** Registers the device at the start of the app, and asks then where nothing speaks for asking later. */
export function PushHost() {
  return platform.asksToPush === 'with_order' ? <QuietRegistration /> : <PushQuestion afterMs={0} />;
}
