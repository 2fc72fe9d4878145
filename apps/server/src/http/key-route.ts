import { API_VERSION } from '@servery/contract/envelope';
import { isSentAsJson } from '@servery/contract/fields';
import { encodeForm, type FormValue } from '@servery/contract/form/encode';
import { isKeyCall } from '@servery/contract/key-calls';
import { API_PATH, openApiDocument, statusOf } from '@servery/contract/openapi/document';
import { type CallName, callName, registry } from '@servery/contract/registry';
import { fail } from '@servery/domain/failure';
import { clientAddress } from '@servery/domain/limits/client-address';
import { failureText } from '@servery/domain/messages/failures';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Answer } from '#http/answer';
import { makeCall, refusalOf, sendPrepared } from '#http/api-route';
import type { CallParts } from '#http/run-call';
import { type PreparedBody, prepareBody } from '#prepared-body';
import { isApiKey } from '#stores/api-keys';

const BODY_LIMIT = 256 * 1024;
const BEARER = /^Bearer ([\w-]{1,200})$/i;

const sentBody = z.record(z.string(), z.unknown());

/** The fields of a call, as a form carries them: one way in for all, whoever sends it. */
function formOf(name: CallName, sent: Record<string, unknown>): Buffer {
  const { action, sub, input } = registry[name];
  const shape: Record<string, z.ZodType> = input instanceof z.ZodObject ? input.shape : {};
  const fields = Object.entries(sent).map(([field, value]) => {
    const schema = Object.hasOwn(shape, field) ? shape[field] : undefined;
    const asJson = schema && isSentAsJson(schema) && typeof value === 'object' && value !== null;
    return [field, asJson ? JSON.stringify(value) : value] as [string, FormValue];
  });
  return Buffer.from(
    encodeForm({
      ...Object.fromEntries(fields),
      RequestAction: action,
      sub_action: sub,
      Token: '',
      AppId: '',
      Version: API_VERSION,
      AppMode: 'console',
    }),
  );
}

function readBody(body: unknown): Record<string, unknown> | undefined {
  const text = Buffer.isBuffer(body) ? body.toString('utf8') : '';
  if (text.trim() === '') return {};
  try {
    return sentBody.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

type Refusal = Extract<Answer<CallName>, { ok: false }>;

function refuse(reply: FastifyReply, { code, details }: Refusal): FastifyReply {
  const error = { ...details, code, message: failureText(code, details) };
  return reply.code(statusOf(code)).send(JSON.stringify({ error }));
}

const namedCall = (wanted: string): CallName | undefined => {
  const [action = '', sub] = wanted.split('.');
  const name = callName(action, sub);
  return name !== undefined && isKeyCall(registry[name]) ? name : undefined;
};

type Params = { Params: { call: string } };

async function answerKey(
  request: FastifyRequest<Params>,
  reply: FastifyReply,
  parts: CallParts,
): Promise<FastifyReply> {
  reply.type('application/json; charset=utf-8').header('cache-control', 'no-store');
  const key = BEARER.exec(request.headers.authorization ?? '')?.[1];
  const name = namedCall(request.params.call);
  // The session of somebody's browser is no key, and has no way around its cookie.
  if (key === undefined || !isApiKey(key)) return refuse(reply, fail('signed_out'));
  if (!name) return refuse(reply, fail('unknown_action'));
  const sent = readBody(request.body);
  if (!sent) return refuse(reply, fail('bad_request', { problem: 'The body is not a JSON object' }));
  const raw = { body: formOf(name, sent), address: clientAddress(request.ip), consoleSid: key };
  const { answer } = await makeCall(raw, { request, reply }, parts);
  if (!answer.ok) return refuse(reply, answer);
  if ('prepared' in answer) throw new Error(`${name} answers a page of the customers`);
  return reply.send('json' in answer ? answer.json : JSON.stringify(answer.value));
}

/** The calls of the console for a venue's own tools: JSON in and out, with a key in place of a session. */
export function keyRoute(app: FastifyInstance, parts: CallParts): void {
  let page: PreparedBody | undefined;
  app.get(`${API_PATH}/openapi.json`, (request, reply) => {
    page ??= prepareBody(JSON.stringify(openApiDocument()));
    reply.type('application/json; charset=utf-8').header('cache-control', 'public, max-age=300');
    return sendPrepared(request, reply, page);
  });
  void app.register(async (own) => {
    own.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
      (_request, body, done) => done(null, body),
    );
    own.setErrorHandler((error: { statusCode?: number }, _request, reply) => {
      const { status, code } = refusalOf(error);
      if (status >= 500) parts.log.error({ err: error }, 'a request failed');
      reply.type('application/json; charset=utf-8');
      return refuse(
        reply,
        fail(code, code === 'bad_request' ? { problem: 'The request is not well formed' } : {}),
      );
    });
    own.post<Params>(`${API_PATH}/:call`, { bodyLimit: BODY_LIMIT }, (request, reply) =>
      answerKey(request, reply, parts),
    );
  });
}
