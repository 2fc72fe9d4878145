import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { authorisePage, type Choice } from './authorise-page.ts';
import type { Keys } from './keys.ts';
import { mint, tokenKinds, userBeside } from './mint.ts';
import { people, type SocialPerson, type Vendor } from './people.ts';

const webAddress = z.url({ protocol: /^https?$/, error: 'must be an address' });
const query = z.object({
  client_id: z.string('is missing').min(1, 'is missing'),
  redirect_uri: webAddress.optional(),
  /** Google Identity Services calls it so, and hands over a `credential` there. */
  login_uri: webAddress.optional(),
  response_mode: z.enum(['form_post', 'query'], 'must be form_post or query').default('form_post'),
  state: z.string().default(''),
  nonce: z.string().optional(),
  token: z.enum(tokenKinds).catch('good'),
});
type Question = z.output<typeof query>;

/** What the vendor hands back for a person. Asked for in a query, it says of which vendor it is. */
function fieldsFor(vendor: Vendor, question: Question, made: { person: SocialPerson; token: string }) {
  const { state, response_mode, login_uri } = question;
  const method: Record<string, string> = response_mode === 'query' ? { method: vendor } : {};
  if (vendor === 'google') return { ...method, [login_uri ? 'credential' : 'id_token']: made.token, state };
  return { ...method, id_token: made.token, user: userBeside(made.person), state };
}

/** The page where somebody chooses who they are. */
export function authorise(
  vendor: Vendor,
  keys: Keys,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): FastifyReply {
  const question = query.parse(request.query);
  const { client_id: clientId, token: kind, nonce, state, response_mode } = question;
  const uri = question.login_uri ?? question.redirect_uri;
  if (uri === undefined) return reply.code(400).send({ error: 'redirect_uri is missing' });
  const choices = people[vendor].map((person): Choice => {
    const token = mint(keys, { vendor, person, clientId, kind, nonce });
    return { person, fields: fieldsFor(vendor, question, { person, token }) };
  });
  const here = new URL(request.url, 'http://sandbox');
  const address = (wanted: string) => {
    here.searchParams.set('token', wanted);
    return here.pathname + here.search;
  };
  const policy = String(reply.getHeader('content-security-policy'));
  reply.header(
    'content-security-policy',
    policy.replace("form-action 'self'", `form-action 'self' ${new URL(uri).origin}`),
  );
  const error = vendor === 'apple' ? 'user_cancelled_authorize' : 'access_denied';
  const cancel = { ...(response_mode === 'query' && { method: vendor }), error, state };
  const returnTo = { uri, method: response_mode === 'query' ? ('get' as const) : ('post' as const) };
  const page = authorisePage({ vendor, clientId, kind, address, returnTo, choices, cancel });
  return reply.type('text/html; charset=utf-8').send(page);
}
