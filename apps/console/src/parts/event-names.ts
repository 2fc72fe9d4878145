import type { WebhookEvent } from '@servery/contract/webhook-events';
import { isTestEvent } from '@servery/domain/webhooks/events';
import { t } from '#parts/event-texts.ts';

type Key<E extends string> = E extends `${infer Of}.${infer Did}` ? `${Of}_${Did}` : never;
const words: Readonly<Record<Key<WebhookEvent>, string>> = t;

/** 'Order placed'. One of another version is told by its own name. */
export const eventName = (event: string): string => {
  const key = event.replace('.', '_');
  if (isTestEvent(event)) return t.testEvent;
  return event.includes('.') && Object.hasOwn(words, key) ? words[key as Key<WebhookEvent>] : event;
};
