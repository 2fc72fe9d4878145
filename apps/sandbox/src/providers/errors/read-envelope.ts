import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Message } from '#messages/message';

const head = z.looseObject({ event_id: z.string().regex(/^[0-9a-f]{32}$/) });
const item = z.looseObject({ type: z.string(), length: z.number().int().min(0).optional() });
const event = z.looseObject({
  timestamp: z.union([z.number(), z.string()]),
  platform: z.string(),
  level: z.string().default('error'),
  logger: z.string().default(''),
  environment: z.string().default('production'),
  release: z.string().default(''),
  message: z.string().default(''),
  tags: z.record(z.string(), z.string()).default({}),
  exception: z
    .object({ values: z.array(z.looseObject({ type: z.string(), value: z.string() })).min(1) })
    .optional(),
});

export type ReadEnvelope = { id: string; messages: Message[] } | { problem: string };

/** Takes the line up to the next newline, or as many bytes as the item says it has. */
function cut(rest: Buffer, length?: number): [Buffer, Buffer] {
  const end = length ?? rest.indexOf(10);
  return end < 0 ? [rest, Buffer.alloc(0)] : [rest.subarray(0, end), rest.subarray(end + 1)];
}

const json = (bytes: Buffer): unknown => JSON.parse(bytes.toString('utf8'));

/** Envelopes may hold more than events; what is none is taken and left alone, as the service does with old kinds. */
export function readEnvelope(body: Buffer, project: string): ReadEnvelope {
  try {
    const [first, others] = cut(body);
    const { event_id: id } = head.parse(json(first));
    const messages: Message[] = [];
    for (let rest = others; rest.length > 0;) {
      const [line, after] = cut(rest);
      const { type, length } = item.parse(json(line));
      const [payload, left] = cut(after, length);
      if (length !== undefined && payload.length < length) return { problem: 'unexpected end of envelope' };
      if (type === 'event') messages.push(messageOf(json(payload), project));
      rest = left;
    }
    return { id, messages };
  } catch {
    return { problem: 'bad envelope' };
  }
}

function messageOf(sent: unknown, project: string): Message {
  const read = event.parse(sent);
  const thrown = read.exception?.values.at(-1);
  return {
    id: `EV${randomUUID().replaceAll('-', '')}`,
    kind: 'error',
    receivedAt: new Date().toISOString(),
    from: read.logger || read.platform,
    to: [`project ${project}`],
    subject: thrown ? `${thrown.type}: ${thrown.value}` : read.message,
    text: JSON.stringify(sent, null, 2),
    html: null,
    headers: {
      level: read.level,
      environment: read.environment,
      release: read.release,
      message: read.message,
      ...read.tags,
    },
    attachments: [],
  };
}
