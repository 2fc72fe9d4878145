import { randomUUID } from 'node:crypto';
import PostalMime, { type Address, type Attachment as MimePart, type Email } from 'postal-mime';
import type { SMTPServerSession } from 'smtp-server';
import type { Attachment, Message } from '#messages/message';

export async function readMail(raw: Buffer, envelope: SMTPServerSession['envelope']): Promise<Message> {
  const email = await PostalMime.parse(raw, { attachmentEncoding: 'base64' });
  const sender = envelope.mailFrom ? envelope.mailFrom.address : '';
  return {
    id: randomUUID(),
    kind: 'mail',
    receivedAt: new Date().toISOString(),
    from: email.from ? written(email.from) : sender,
    to: envelope.rcptTo.map(({ address }) => address),
    subject: email.subject ?? '',
    text: email.text ?? '',
    html: email.html ?? null,
    headers: readHeaders(email),
    attachments: email.attachments.map(readAttachment),
  };
}

function written({ name, address }: Address): string {
  if (!address) return name;
  return name ? `${name} <${address}>` : address;
}

/** Names in lower case; a header given more than once is joined by a comma, as fetch does. */
function readHeaders({ headers }: Email): Record<string, string> {
  const joined = new Map<string, string>();
  for (const { key, value } of headers) {
    const before = joined.get(key);
    joined.set(key, before === undefined ? value : `${before}, ${value}`);
  }
  return Object.fromEntries(joined);
}

function readAttachment({ filename, mimeType, contentId, content }: MimePart): Attachment {
  const base64 = typeof content === 'string' ? content : '';
  return {
    filename: filename ?? 'unnamed',
    mimeType,
    contentId: contentId?.replaceAll(/^<|>$/g, '') ?? null,
    size: Buffer.byteLength(base64, 'base64'),
    base64,
  };
}
