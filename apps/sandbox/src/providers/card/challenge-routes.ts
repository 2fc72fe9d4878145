import type { FastifyPluginCallback, FastifyReply } from 'fastify';
import { acceptForms } from '#http/forms';
import { html, type Html } from '#pages/html';
import type { Banks } from './banks.ts';

const page = (reply: FastifyReply, main: Html): FastifyReply =>
  reply.type('text/html; charset=utf-8').send(
    html`<!doctype html>
      <html lang="en-AU">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <title>3-D Secure stand-in</title>
          <link rel="stylesheet" href="/assets/sandbox.css" />
          <link rel="stylesheet" href="/assets/providers.css" />
          <script defer src="/assets/challenge.js"></script>
        </head>
        <body>
          <div class="page narrow">${main}</div>
        </body>
      </html>`.html,
  );

/** What the bank of a card shows to its owner, in a frame of the shop's page. */
export function challengeRoutes(banks: Banks): FastifyPluginCallback {
  return (app, _options, done) => {
    acceptForms(app);
    app.addHook('onRequest', async (_request, reply) => {
      reply.header(
        'content-security-policy',
        "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; form-action 'self'; base-uri 'self'",
      );
    });
    app.get<{ Params: { id: string } }>('/:id', (request, reply) => {
      const challenge = banks.asking(request.params.id)?.challenges.find(request.params.id);
      if (!challenge) return reply.callNotFound();
      return page(
        reply,
        html`<h1>Your bank <span class="soft">3-D Secure stand-in</span></h1>
          <p class="lead">Is it you who is paying $${challenge.amount}?</p>
          <form class="control" method="post" action="/braintree/three_d_secure/${challenge.id}">
            <button class="button" name="choice" value="confirm">Yes, it’s me</button>
            <button class="button quiet" name="choice" value="fail">No, cancel it</button>
          </form>`,
      );
    });
    app.post<{ Params: { id: string }; Body: { choice?: string } }>('/:id', (request, reply) => {
      const challenges = banks.asking(request.params.id)?.challenges;
      const challenge = challenges?.find(request.params.id);
      if (!challenges || !challenge) return reply.callNotFound();
      const nonce = challenges.answer(challenge, request.body.choice === 'confirm');
      return page(
        reply,
        html`<p class="lead" id="answer" data-nonce="${nonce}" data-origin="${challenge.origin}">
          Thank you.
        </p>`,
      );
    });
    done();
  };
}
