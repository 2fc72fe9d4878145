import type { FastifyPluginCallback } from 'fastify';
import { z } from 'zod';
import { answerBy } from '#controls/answer';
import type { ProviderContext } from '#providers/provider';
import { authorise } from './authorise.ts';
import { createKeys } from './keys.ts';
import { issuers, mint, tokenKinds, userBeside } from './mint.ts';
import { people, type Vendor } from './people.ts';

/** The vendor's own paths. */
export const paths: Record<Vendor, { keys: string; authorise: string }> = {
  apple: { keys: '/auth/keys', authorise: '/auth/authorize' },
  google: { keys: '/oauth2/v3/certs', authorise: '/o/oauth2/v2/auth' },
};

const tokenWish = z.object({
  person: z.string(),
  client_id: z.string(),
  kind: z.enum(tokenKinds).default('good'),
  nonce: z.string().optional(),
});

/** An OpenID provider in the vendor's shape: discovery, keys, the page to choose a person, and tokens for tests. */
export function socialRoutes(vendor: Vendor, context: ProviderContext): FastifyPluginCallback {
  const keys = createKeys();
  const { keys: keysPath, authorise: authorisePath } = paths[vendor];
  return (app, _options, done) => {
    app.get('/.well-known/openid-configuration', (request) => {
      const base = `${request.protocol}://${request.host}/social/${vendor}`;
      return {
        issuer: issuers[vendor],
        authorization_endpoint: base + authorisePath,
        jwks_uri: base + keysPath,
        response_types_supported: ['id_token'],
        response_modes_supported: ['form_post', 'query'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      };
    });
    app.get(keysPath, (request, reply) =>
      answerBy(
        { request, reply },
        {
          ...context,
          refused: () => reply.code(403).send({ error: 'forbidden' }),
          failed: () => reply.code(503).send({ error: 'temporarily_unavailable' }),
        },
        () => () => reply.send(keys.published()),
      ),
    );
    app.get(authorisePath, (request, reply) => authorise(vendor, keys, { request, reply }));
    app.post('/token', (request, reply) => {
      const { person: id, client_id: clientId, kind, nonce } = tokenWish.parse(request.body);
      const person = people[vendor].find((each) => each.id === id);
      if (!person) return reply.code(404).send({ error: `nobody is called ${id}` });
      return { id_token: mint(keys, { vendor, person, clientId, kind, nonce }), user: userBeside(person) };
    });
    app.post('/rotate', () => {
      keys.rotate();
      return {};
    });
    done();
  };
}
