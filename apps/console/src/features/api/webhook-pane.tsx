import type { Webhook } from '@servery/contract/entities/webhook';
import type { WebhookEvent } from '@servery/contract/webhook-events';
import { WEBHOOK_EVENTS } from '@servery/domain/webhooks/events';
import { Button } from '@servery/ui/actions/button';
import { Notice } from '@servery/ui/feedback/notice';
import { IconSend, IconTrash2 } from '@servery/ui/foundations/icon-more';
import { TextField } from '@servery/ui/inputs/field';
import { useState } from 'react';
import { failureOf } from '#api/call.ts';
import { Deliveries } from '#features/api/deliveries.tsx';
import { whyStopped } from '#features/api/rules/why-stopped.ts';
import { useApiDeed } from '#features/api/use-api.ts';
import { eventName } from '#parts/event-names.ts';
import { whenText } from '#order/when.ts';
import { Pane } from '#parts/pane.tsx';
import { Ticks } from '#parts/ticks.tsx';
import { sayGood } from '#toasts/toaster.ts';
import css from './api.module.css';
import { t } from '#features/api/texts.ts';

type Props = {
  hook: Webhook | undefined;
  zone: string;
  onSecret: (secret: string) => void;
  onClose: () => void;
};

/** What can be done with one that is there. */
function Ways({ hook, onSecret, onClose }: { hook: Webhook } & Pick<Props, 'onSecret' | 'onClose'>) {
  const webhook_id = hook.id;
  const isOn = hook.paused === 0 && hook.stopped === 0;
  const turn = useApiDeed('ConsoleWebhooks.switch');
  const test = useApiDeed('ConsoleWebhooks.test', () => sayGood(t.testSent));
  const renew = useApiDeed('ConsoleWebhooks.new_secret', ({ secret }) => onSecret(secret));
  const remove = useApiDeed('ConsoleWebhooks.remove', () => {
    sayGood(t.removed);
    onClose();
  });
  return (
    <div className={css.ways}>
      <Button
        kind="line"
        size="s"
        icon={<IconSend />}
        busy={test.isPending}
        onClick={() => test.mutate({ webhook_id })}
      >
        {t.sendTest}
      </Button>
      <Button
        kind="line"
        size="s"
        busy={turn.isPending}
        onClick={() => turn.mutate({ webhook_id, on: isOn ? 0 : 1 })}
      >
        {isOn ? t.pause : t.resume}
      </Button>
      <Button kind="line" size="s" busy={renew.isPending} onClick={() => renew.mutate({ webhook_id })}>
        {t.newSecret}
      </Button>
      <Button
        kind="quiet"
        size="s"
        icon={<IconTrash2 />}
        busy={remove.isPending}
        onClick={() => remove.mutate({ webhook_id })}
      >
        {t.remove}
      </Button>
    </div>
  );
}

/** An address with what it is told, and below it what was sent there. */
export function WebhookPane({ hook, zone, onSecret, onClose }: Props) {
  const [url, setUrl] = useState(hook?.url ?? '');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(hook?.events ?? WEBHOOK_EVENTS);
  const [tried, setTried] = useState(false);
  const save = useApiDeed('ConsoleWebhooks.save', ({ secret }) => {
    sayGood(t.saved);
    if (secret !== '') onSecret(secret);
  });
  const refused = failureOf(save.error)?.details.field === 'url' ? save.error?.message : undefined;
  const submit = () => {
    setTried(true);
    if (url.trim() === '' || events.length === 0) return;
    save.mutate({ ...(hook && { webhook_id: hook.id }), url: url.trim(), events: [...events] });
  };
  const foot = (
    <Button type="submit" size="s" busy={save.isPending}>
      {hook ? t.save : t.add}
    </Button>
  );
  return (
    <Pane title={hook ? t.webhook : t.addWebhook} onClose={onClose} foot={foot} onSubmit={submit}>
      {hook && hook.stopped > 0 && (
        <Notice tone="bad" title={t.stoppedTitle({ when: whenText(hook.stopped, zone) })}>
          {whyStopped(hook)} {t.stoppedNote}
        </Notice>
      )}
      <TextField
        label={t.address}
        look="inset"
        hint={t.addressHint}
        inputMode="url"
        autoComplete="off"
        value={url}
        maxLength={500}
        error={refused ?? (tried && url.trim() === '' ? t.addressMissing : undefined)}
        onChange={({ target }) => {
          save.reset();
          setUrl(target.value);
        }}
      />
      <Ticks
        label={t.tellsOf}
        all={WEBHOOK_EVENTS}
        nameOf={eventName}
        chosen={events}
        error={tried && events.length === 0 ? t.eventsMissing : undefined}
        onChange={setEvents}
      />
      {hook && <Ways hook={hook} onSecret={onSecret} onClose={onClose} />}
      {hook && <Deliveries webhookId={hook.id} zone={zone} />}
    </Pane>
  );
}
