import { randomBytes } from 'node:crypto';
import type { Message } from '#messages/message';
import type { Send } from './read-send.ts';
import { countSegments } from './segments.ts';

/** Twilio's own fields travel in `headers`, so that a text looks like any other message in the inbox. */
export function textMessage(send: Send, accountSid: string): Message {
  const service = send.MessagingServiceSid;
  return {
    id: `SM${randomBytes(16).toString('hex')}`,
    kind: 'text',
    receivedAt: new Date().toISOString(),
    from: send.From || service,
    to: [send.To],
    subject: '',
    text: send.Body,
    html: null,
    headers: {
      'account-sid': accountSid,
      'num-segments': String(countSegments(send.Body)),
      ...(service && { 'messaging-service-sid': service }),
      ...(send.StatusCallback && { 'status-callback': send.StatusCallback }),
    },
    attachments: [],
  };
}

export function twilioMessage(message: Message, status: 'queued' | 'accepted' | 'delivered') {
  const account = message.headers['account-sid'] ?? '';
  const service = message.headers['messaging-service-sid'] ?? null;
  const uri = `/2010-04-01/Accounts/${account}/Messages/${message.id}`;
  const date = new Date(message.receivedAt).toUTCString().replace('GMT', '+0000');
  return {
    sid: message.id,
    account_sid: account,
    messaging_service_sid: service,
    to: message.to[0],
    from: message.from === service ? null : message.from,
    body: message.text,
    status,
    num_segments: message.headers['num-segments'] ?? '1',
    num_media: '0',
    direction: 'outbound-api',
    api_version: '2010-04-01',
    price: null,
    price_unit: 'USD',
    error_code: null,
    error_message: null,
    date_created: date,
    date_updated: date,
    date_sent: status === 'delivered' ? date : null,
    uri: `${uri}.json`,
    subresource_uris: { media: `${uri}/Media.json` },
  };
}
