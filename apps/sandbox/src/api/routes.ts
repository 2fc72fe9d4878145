import type { FastifyInstance } from 'fastify';
import { controlSchema } from '#controls/control';
import { filterSchema } from '#messages/filter';
import type { Message } from '#messages/message';
import type { Sandbox } from '#sandbox-parts';

export function apiRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.get('/healthz', (_request, reply) => reply.send({ ok: true }));
  messageRoutes(app, sandbox);
  controlRoutes(app, sandbox);
}

function messageRoutes(app: FastifyInstance, { store }: Sandbox): void {
  app.get('/api/messages', (request, reply) =>
    reply.send({ messages: store.list(filterSchema.parse(request.query)).map(shown) }),
  );
  app.delete('/api/messages', (request, reply) =>
    reply.send({ cleared: store.clear(filterSchema.parse(request.query)) }),
  );
  app.get<{ Params: { id: string } }>('/api/messages/:id', (request, reply) => {
    const message = store.get(request.params.id);
    return message ? reply.send(shown(message)) : reply.callNotFound();
  });
  app.get<{ Params: { id: string; index: string } }>(
    '/api/messages/:id/attachments/:index',
    (request, reply) => {
      const attachment = store.get(request.params.id)?.attachments[Number(request.params.index)];
      if (!attachment) return reply.callNotFound();
      const name = encodeURIComponent(attachment.filename);
      return reply
        .header('content-disposition', `attachment; filename*=UTF-8''${name}`)
        .type('application/octet-stream')
        .send(Buffer.from(attachment.base64, 'base64'));
    },
  );
}

function controlRoutes(app: FastifyInstance, { providers }: Sandbox): void {
  app.get('/api/control', (_request, reply) =>
    reply.send(Object.fromEntries(providers.map(({ about, control }) => [about.id, control.state()]))),
  );
  for (const { about, control } of providers) {
    app.put(`/api/control/${about.id}`, (request, reply) => {
      control.set(controlSchema.parse(request.body));
      return reply.send(control.state());
    });
  }
}

/** Contents of attachments are fetched by themselves, so that a list stays small. */
function shown(message: Message) {
  const attachments = message.attachments.map(({ filename, mimeType, contentId, size }, index) => {
    const url = `/api/messages/${message.id}/attachments/${index}`;
    return { filename, mimeType, contentId, size, url };
  });
  return { ...message, attachments };
}
