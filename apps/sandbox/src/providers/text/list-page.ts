import { z } from 'zod';
import type { MessageStore } from '#messages/store';
import { twilioMessage } from './twilio-message.ts';

const day = z.iso.date().optional();

/** Twilio writes "on or after" as `DateSent>=2026-11-15`, which arrives as a key "DateSent>". */
export const listQuery = z.object({
  To: z.string().optional(),
  From: z.string().optional(),
  DateSent: day,
  'DateSent>': day,
  'DateSent<': day,
  PageSize: z.coerce.number().int().min(1).max(1000).default(50),
});

type ListQuery = z.infer<typeof listQuery> & { accountSid: string };

/** How a sender whose answer was lost finds out whether its text was taken. One page only. */
export function listPage(store: MessageStore, query: ListQuery) {
  const uri = `/2010-04-01/Accounts/${query.accountSid}/Messages.json`;
  const found = store.list({ kind: 'text', to: query.To }).filter((message) => {
    const sent = message.receivedAt.slice(0, 10);
    return (
      message.headers['account-sid'] === query.accountSid &&
      (!query.From || message.from === query.From) &&
      (!query.DateSent || sent === query.DateSent) &&
      sent >= (query['DateSent>'] ?? sent) &&
      sent <= (query['DateSent<'] ?? sent)
    );
  });
  const messages = found.slice(0, query.PageSize).map((message) => twilioMessage(message, 'delivered'));
  return {
    messages,
    page: 0,
    page_size: query.PageSize,
    start: 0,
    end: Math.max(0, messages.length - 1),
    uri,
    first_page_uri: uri,
    previous_page_uri: null,
    next_page_uri: null,
  };
}
