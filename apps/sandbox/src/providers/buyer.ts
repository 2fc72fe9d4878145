import type { FastifyPluginCallback } from 'fastify';
import type { Control } from '#controls/control';
import { acceptForms } from '#http/forms';
import { html, type Html } from '#pages/html';
import { layout } from '#pages/layout';

type Found<T> = T | undefined;
type Buyer = {
  title: string;
  /** Of the page, with the payment's id in it. */
  path: string;
  show(id: string): Found<Html>;
  /** Where the buyer's browser goes then; an empty address is nowhere. */
  choose(id: string, choice: string): Promise<Found<string>>;
};

/** How often the shop is told: a webhook may come twice. */
export const webhookTimes = (choice: string, control: Control): number =>
  choice === 'twice' || control.state().mode === 'twice' ? 2 : 1;

/** A page of a provider where the buyer pays, or does not. Its forms lead back to the shop. */
export function buyerPages({ title, path, show, choose }: Buyer): FastifyPluginCallback {
  return (app, _options, done) => {
    acceptForms(app);
    app.addHook('onRequest', async (_request, reply) => {
      const policy =
        "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; base-uri 'self'; frame-ancestors 'none'";
      reply.header('content-security-policy', policy);
    });
    app.get<{ Params: { id: string } }>(path, (request, reply) => {
      const body = show(request.params.id);
      if (!body) return reply.callNotFound();
      const main = html`<div class="page narrow">
        <h1>${title} <span class="soft">stand-in</span></h1>
        ${body}
      </div>`;
      return reply.type('text/html; charset=utf-8').send(layout({ title, section: 'providers', main }));
    });
    app.post<{ Params: { id: string }; Body: { choice?: string } }>(path, async (request, reply) => {
      const to = await choose(request.params.id, request.body.choice ?? '');
      if (to === undefined) return reply.callNotFound();
      return to === '' ? reply.send({ told: true }) : reply.redirect(to, 303);
    });
    done();
  };
}
