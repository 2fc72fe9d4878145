import type { Webhook } from '@servery/contract/entities/webhook';
import { Status } from '@servery/ui/actions/badge';
import { Button } from '@servery/ui/actions/button';
import { EmptyState } from '@servery/ui/feedback/empty';
import { IconPlus } from '@servery/ui/foundations/icon';
import { Text } from '@servery/ui/foundations/text';
import { whyStopped } from '#features/api/rules/why-stopped.ts';
import { eventName } from '#parts/event-names.ts';
import { RoomPart } from '#parts/room-part.tsx';
import part from '#parts/room-part.module.css';
import css from './api.module.css';
import { t } from '#features/api/texts.ts';

function WebhookState({ of: { stopped, paused } }: { of: Webhook }) {
  if (stopped > 0)
    return (
      <Status tone="bad" coloured>
        {t.stopped}
      </Status>
    );
  return paused === 1 ? <Status tone="soft">{t.paused}</Status> : <Status tone="good">{t.working}</Status>;
}

type Props = {
  webhooks: readonly Webhook[];
  shown: string | undefined;
  onShow: (id: string) => void;
  onNew: () => void;
};

/** Where the venue's own tools are told what happened. */
export function WebhooksSection({ webhooks, shown, onShow, onNew }: Props) {
  return (
    <RoomPart
      title={t.webhooks}
      size="l"
      beside={
        <Button kind="line" size="s" icon={<IconPlus />} onClick={onNew}>
          {t.addWebhook}
        </Button>
      }
    >
      <Text tone="soft">{t.webhooksNote}</Text>
      {webhooks.length === 0 ? (
        <EmptyState title={t.noWebhooks}>{t.noWebhooksNote}</EmptyState>
      ) : (
        <ul className={part.rows}>
          {webhooks.map((hook) => (
            <li
              key={hook.id}
              aria-current={hook.id === shown || undefined}
              className={`${part.row} ${css.row}`}
            >
              <button type="button" className={css.open} onClick={() => onShow(hook.id)}>
                <b>{hook.url}</b>
                <small>{hook.events.map(eventName).join(', ')}</small>
                {hook.stopped > 0 && <small>{whyStopped(hook)}</small>}
              </button>
              <WebhookState of={hook} />
            </li>
          ))}
        </ul>
      )}
    </RoomPart>
  );
}
