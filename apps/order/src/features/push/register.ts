import { laterTexts } from '@servery/domain/messages/later-texts';
import { call } from '#api/call.ts';
import { pushData, rememberPush } from '#api/device-fields.ts';
import { askedCookie } from '#features/push/asked-cookie.ts';
import { zoneFacts } from '#features/push/zone-facts.ts';
import { platform } from '#platform/browser.ts';
import type { PushPort } from '#platform/port.ts';
import { type PushDeps, type PushOutcome, startPush } from '#platform/push.ts';
import { sayBad, sayInfo } from '#state/toasts.ts';

type Ask = Pick<PushDeps, 'asked' | 'confirm'>;

export async function register(port: PushPort, ask: Ask): Promise<PushOutcome> {
  const outcome = await startPush(port, {
    ...ask,
    send: async (data) => {
      rememberPush(data);
      return (await call('Push.register', { pn_data: data, device_state: 'active' })).ok;
    },
    say: (text) => (text === laterTexts.pushFailed ? sayBad(text) : sayInfo(text)),
  });
  const data = pushData();
  if (outcome !== 'registered' || !data) return outcome;
  void call('Push.timezone', { pn_data: { ...data, ...zoneFacts(new Date()) } });
  port.onOpened((notif) => void call('Push.track_open', { pn_data: { ...data, notif } }));
  return outcome;
}

/** Somebody asked for it themselves: our own question would only repeat theirs. */
export async function getNotified(): Promise<PushOutcome> {
  if (!platform.push) return 'off';
  return register(platform.push, {
    asked: { read: () => false, write: () => askedCookie.write() },
    confirm: () => Promise.resolve(true),
  });
}
