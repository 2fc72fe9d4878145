import { z } from 'zod';
import { kinds, type Message } from './message.ts';

export type MessageFilter = { kind?: Message['kind']; to?: string; q?: string };

/** A number written as `?to=+614…` arrives as " 614…", because + means space in a query. */
const recipient = z.string().transform((value) => value.replace(/^ (?=\d)/, '+').trim());

export const filterSchema = z.strictObject({
  kind: z.enum(kinds, { error: 'must be mail, text or error' }).optional(),
  to: recipient.optional(),
  q: recipient.optional(),
});

/** `to` is one whole recipient; `q` any part of one. Spaces in a phone number do not count. */
export function matches(message: Message, { kind, to, q }: MessageFilter): boolean {
  if (kind && message.kind !== kind) return false;
  const recipients = message.to.map(plain);
  if (to && !recipients.includes(plain(to))) return false;
  return !q || recipients.some((each) => each.includes(plain(q)));
}

function plain(recipient: string): string {
  return recipient.toLowerCase().replaceAll(/\s/g, '');
}
