import { texts } from '@servery/domain/messages/texts';
import { Button } from '@servery/ui/button';
import { Dialog } from '@servery/ui/sheet';
import { Text } from '@servery/ui/text';
import { useEffect, useState } from 'react';
import { call } from '#api/call.ts';
import { pushData, rememberPush } from '#api/device-fields.ts';
import { askedCookie } from '#features/push/asked-cookie.ts';
import css from '#features/push/push-host.module.css';
import { zoneFacts } from '#features/push/zone-facts.ts';
import { platform } from '#platform/browser.ts';
import type { PushPort } from '#platform/port.ts';
import { startPush } from '#platform/push.ts';
import { sayBad, sayInfo } from '#state/toasts.ts';

type Answer = (yes: boolean) => void;

async function register(port: PushPort, confirm: () => Promise<boolean>): Promise<void> {
  const outcome = await startPush(port, {
    asked: askedCookie,
    confirm,
    send: async (data) => {
      rememberPush(data);
      return (await call('Push.register', { pn_data: data, device_state: 'active' })).ok;
    },
    say: (text) => (text === texts.pushFailed ? sayBad(text) : sayInfo(text)),
  });
  const data = pushData();
  if (outcome !== 'registered' || !data) return;
  void call('Push.timezone', { pn_data: { ...data, ...zoneFacts(new Date()) } });
  port.onOpened((notif) => void call('Push.track_open', { pn_data: { ...data, notif } }));
}

/** Asks, once, whether the device may be told when an order is ready. */
export function PushHost() {
  const [answer, setAnswer] = useState<{ give: Answer }>();
  useEffect(() => {
    const port = platform.push;
    if (port) void register(port, () => new Promise((give) => setAnswer({ give })));
  }, []);
  const give = (yes: boolean) => {
    answer?.give(yes);
    setAnswer(undefined);
  };
  return (
    <Dialog
      open={answer !== undefined}
      onClose={() => give(false)}
      title="Know when it is ready?"
      foot={
        <div className={css.foot}>
          <Button kind="quiet" onClick={() => give(false)}>
            Not now
          </Button>
          <Button onClick={() => give(true)}>Allow notifications</Button>
        </div>
      }
    >
      <Text>We send a short notification when your order moves on, and nothing else without your wish.</Text>
    </Dialog>
  );
}
