import type { Security } from '@servery/contract/entities/security';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callOrThrow } from '#api/call.ts';
import { createPasskey } from '#api/passkey.ts';
import { securityQuery } from '#api/security-query.ts';
import { sessionQuery } from '#api/session-query.ts';
import { sayGood } from '#toasts/toaster.ts';
import { t } from '#features/security/texts.ts';

type App = { secret: string; uri: string };
/** What is open beside the page: an app that is being set up, or codes that are shown once. */
type Shown = { app: App } | { codes: readonly string[] };
/** What is done once the password was right. */
export type Deed = (password: string) => Promise<unknown>;

/** How somebody changes the way in which they sign in. Each change asks for the password first. */
export function useSecurity() {
  const client = useQueryClient();
  const [shown, setShown] = useState<Shown>();
  const [asked, setAsked] = useState<Deed>();
  const keep = (after: Security, words: string) => {
    client.setQueryData(securityQuery.queryKey, { ...after, recovery_codes: [] });
    // Whoever owed a second step may do what their role says again.
    void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
    setShown(after.recovery_codes.length > 0 ? { codes: after.recovery_codes } : undefined);
    if (words !== '') sayGood(words);
  };
  const ask = (deed: Deed) => setAsked(() => deed);
  return {
    shown,
    close: () => setShown(undefined),
    asked,
    stopAsking: () => setAsked(undefined),
    setUpApp: () =>
      ask(async (password) =>
        setShown({ app: await callOrThrow('ConsoleSecurity.start_code', { password }) }),
      ),
    confirmApp: async (code: string) => keep(await callOrThrow('ConsoleSecurity.confirm_code', { code }), ''),
    removeApp: () =>
      ask(async (password) =>
        keep(await callOrThrow('ConsoleSecurity.stop_code', { password }), t.appRemoved),
      ),
    newCodes: () =>
      ask(async (password) => keep(await callOrThrow('ConsoleSecurity.recovery_codes', { password }), '')),
    addPasskey: () =>
      ask(async (password) => {
        const made = await createPasskey(await callOrThrow('ConsoleSecurity.start_passkey', { password }));
        keep(await callOrThrow('ConsoleSecurity.add_passkey', made), t.passkeyAdded);
      }),
    removePasskey: (id: number) =>
      ask(async (password) => {
        const input = { passkey_id: id, password };
        keep(await callOrThrow('ConsoleSecurity.remove_passkey', input), t.passkeyRemoved);
      }),
    signOutOthers: async () =>
      keep(await callOrThrow('ConsoleSecurity.sign_out_others', {}), t.signedOutOthers),
  };
}
export type SecurityDeeds = ReturnType<typeof useSecurity>;
