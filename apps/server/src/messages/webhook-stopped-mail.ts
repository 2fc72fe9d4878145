import { greeting } from '@servery/domain/messages/greeting';
import type { Tx } from '#db/database';
import type { Message, MessageParts } from '#messages/message';
import { t } from '#messages/texts';
import { teamMemberAt } from '#stores/team';
import { lastAnswer } from '#stores/webhook-deliveries';
import { findWebhook } from '#stores/webhooks';

type Addressee = { name: string; email: string; brandCode: string; venueName: string };
/** `status` 0: nothing was answered. */
type Stopped = { id: string; url: string; status: number };

export const webhookStoppedMessage = (to: Addressee, hook: Stopped, parts: MessageParts): Message => {
  // An address may hold a secret of the tool behind it.
  const { host } = new URL(hook.url);
  return {
    by: 'mail',
    brandCode: to.brandCode,
    to: to.email,
    said: () => ({
      subject: t.webhookStopped({ venue: to.venueName, host }),
      lead: t.webhookStoppedLead({
        greeting: greeting(t.hello, to.name),
        host,
        why: hook.status > 0 ? t.webhookAnswered({ status: hook.status }) : t.webhookSilent,
      }),
      link: {
        href: `${parts.publicUrl(to.brandCode)}/console/api?webhook=${hook.id}`,
        label: t.openWebhook,
      },
      note: t.webhookStoppedNote,
    }),
  };
};

type Wish = { person_id: number; venue_id: number; webhook_id: string };

/** To somebody who may still mend it; nothing once it was resumed or removed. */
export async function webhookStoppedMail(
  tx: Tx,
  wish: Wish,
  parts: MessageParts,
): Promise<Message | undefined> {
  const member = await teamMemberAt(tx, wish.person_id, wish.venue_id);
  const hook = await findWebhook(tx, wish.webhook_id);
  if (!member?.can.has('manage_api') || !hook || hook.stoppedAt === 0) return undefined;
  return webhookStoppedMessage(member, { ...hook, status: await lastAnswer(tx, hook.id) }, parts);
}
