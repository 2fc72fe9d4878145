import { z } from 'zod';

export const kinds = ['mail', 'text', 'error'] as const;

const attachment = z.object({
  filename: z.string(),
  mimeType: z.string(),
  contentId: z.string().nullable(),
  size: z.number(),
  base64: z.string(),
});

/** `to` is who really gets it (for mail the envelope, so Bcc too); what the sender wrote is in `headers`. */
export const messageSchema = z.object({
  id: z.string(),
  kind: z.enum(kinds),
  receivedAt: z.iso.datetime(),
  from: z.string(),
  to: z.array(z.string()),
  subject: z.string(),
  text: z.string(),
  html: z.string().nullable(),
  headers: z.record(z.string(), z.string()),
  attachments: z.array(attachment),
});

export type Message = z.infer<typeof messageSchema>;
export type MessageKind = Message['kind'];
export type Attachment = Message['attachments'][number];
