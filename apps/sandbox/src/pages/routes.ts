import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z, ZodError } from 'zod';
import { controlSchema } from '#controls/control';
import { readable } from '#http/problems';
import { mailPolicy } from '#http/safety';
import { filterSchema } from '#messages/filter';
import type { Sandbox } from '#sandbox-parts';
import { assetRoutes } from './assets.ts';
import { indexPage } from './index-page.ts';
import { inboxFolders, inboxPage } from './inbox-page.ts';
import { views } from './message-pane.ts';
import { providerPage } from './provider-page.ts';

const inboxQuery = z.object({ q: filterSchema.shape.q.default(''), view: z.enum(views).catch('html') });
const clearForm = z.object({ kind: filterSchema.shape.kind.or(z.literal('')), q: filterSchema.shape.q });
const controlForm = z.object({
  mode: z.string().optional(),
  delaySeconds: z.coerce.number().optional(),
  times: z.string().optional(),
});

export function pageRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  assetRoutes(app);
  app.get('/', (_request, reply) => page(reply, indexPage(sandbox)));
  inboxRoutes(app, sandbox);
  providerRoutes(app, sandbox);
}

function inboxRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  for (const { path, kind } of inboxFolders) {
    const show = (request: FastifyRequest, reply: FastifyReply, id?: string) => {
      const { q, view } = inboxQuery.parse(request.query);
      return page(reply.headers(mailPolicy), inboxPage(sandbox, { path, kind, q, view, id }));
    };
    app.get(path, (request, reply) => show(request, reply));
    app.get<{ Params: { id: string } }>(`${path}/:id`, (request, reply) => {
      if (!sandbox.store.get(request.params.id)) return reply.callNotFound();
      return show(request, reply, request.params.id);
    });
  }
  app.post('/inbox/clear', (request, reply) => {
    const { kind, q } = clearForm.parse(request.body);
    sandbox.store.clear({ kind: kind || undefined, q });
    return reply.redirect(
      inboxFolders.find((folder) => folder.kind === (kind || undefined))?.path ?? '/inbox',
      303,
    );
  });
}

function providerRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  for (const provider of sandbox.providers) {
    const address = `/providers/${provider.about.id}`;
    app.get(address, (_request, reply) => page(reply, providerPage(sandbox, provider)));
    app.post(`${address}/control`, (request, reply) => {
      try {
        provider.control.set(readControl(request.body));
      } catch (error) {
        if (!(error instanceof ZodError)) throw error;
        return page(reply.code(400), providerPage(sandbox, provider, readable(error)));
      }
      return reply.redirect(address, 303);
    });
  }
}

/** The form always sends all its fields; only those that belong to the chosen mode count. */
function readControl(body: unknown) {
  const { mode, delaySeconds, times } = controlForm.parse(body);
  return controlSchema.parse({
    mode,
    delayMs: mode === 'delay' && delaySeconds ? Math.round(delaySeconds * 1000) : undefined,
    times: mode !== 'normal' && times ? Number(times) : undefined,
  });
}

function page(reply: FastifyReply, content: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(content);
}
