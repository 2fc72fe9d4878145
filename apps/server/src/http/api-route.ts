import { clientAddress } from '@servery/domain/limits/client-address';
import { failureText } from '@servery/domain/messages/failures';
import type { CommonError } from '@servery/contract/envelope';
import { type CallName, isConsoleCall } from '@servery/contract/registry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { speakFor } from '#brand/speak';
import { isOutage } from '#db/outage';
import { fail } from '@servery/domain/failure';
import type { PreparedBody } from '#prepared-body';
import type { Answer } from '#http/answer';
import { consoleSidOf, setConsoleCookie } from '#http/console-cookie';
import { secondsLeft } from '#http/rate-limit';
import { callSecurity, securityFacts } from '#http/security-log';
import type { CallDone } from '#telemetry';
import { onTrail, trail } from '#trail';
import { type CallOutcome, type CallParts, type RawCall, runCall } from '#http/run-call';

const BODY_LIMIT = 256 * 1024;
const WORTH_COMPRESSING = 4096;
const compress = promisify(gzip);

function failureBody(answer: Extract<Answer<CallName>, { ok: false }>): string {
  const message = failureText(answer.code, answer.details);
  const code = answer.code === 'signed_out' ? 'AUTH' : 'ERROR';
  return `"ResponseCode":"${code}","Response":${JSON.stringify([message, { ...answer.details, code: answer.code }])}`;
}

function successBody(answer: { json: string } | { value: unknown }): string {
  const response = 'json' in answer ? answer.json : JSON.stringify(answer.value);
  return `"ResponseCode":"SUCCESS","Response":${response}`;
}

function envelopeText(outcome: CallOutcome): string {
  const { answer, sid, upgrade, by } = outcome;
  const refused = (no: Extract<Answer<CallName>, { ok: false }>) =>
    by ? speakFor(by.caller.brand, () => failureBody(no)) : failureBody(no);
  const body = !answer.ok ? refused(answer) : 'prepared' in answer ? '' : successBody(answer);
  const sidPart = sid ? `,"SID":"${sid}"` : '';
  return `{${body}${sidPart}${upgrade ? `,"Upgrade":${JSON.stringify(upgrade)}` : ''}}`;
}

export function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  body: PreparedBody,
): FastifyReply | Promise<FastifyReply> {
  const accepts = request.headers['accept-encoding'] ?? '';
  reply.header('vary', 'accept-encoding');
  const encoding = accepts.includes('br') ? 'br' : accepts.includes('gzip') ? 'gzip' : undefined;
  if (encoding === undefined) return reply.send(body.plain);
  reply.header('content-encoding', encoding);
  const packed = encoding === 'br' ? body.brotli() : body.gzip();
  return packed instanceof Promise ? packed.then((bytes) => reply.send(bytes)) : reply.send(packed);
}

async function sendOutcome(
  request: FastifyRequest,
  reply: FastifyReply,
  outcome: CallOutcome,
): Promise<FastifyReply> {
  reply.code(outcome.status).header('content-type', 'application/json; charset=utf-8');
  const { answer } = outcome;
  if (answer.ok && 'prepared' in answer && !outcome.upgrade)
    return sendPrepared(request, reply, answer.prepared);
  const text =
    answer.ok && 'prepared' in answer ? withUpgrade(answer.prepared, outcome) : envelopeText(outcome);
  if (text.length < WORTH_COMPRESSING || !request.headers['accept-encoding']?.includes('gzip'))
    return reply.send(text);
  return reply
    .header('content-encoding', 'gzip')
    .header('vary', 'accept-encoding')
    .send(await compress(text, { level: 4 }));
}

const withUpgrade = (prepared: PreparedBody, { upgrade }: CallOutcome): string =>
  `${prepared.plain.toString().slice(0, -1)},"Upgrade":${JSON.stringify(upgrade)}}`;

/** What the console's session is known by never stands in an answer, where a script could read it. */
function sidInCookie(outcome: CallOutcome, setCookie: (sid: string) => void): CallOutcome {
  const { name, sid, answer } = outcome;
  if (name === undefined || !isConsoleCall(name)) return outcome;
  if (sid !== undefined) setCookie(sid);
  else if (name === 'ConsoleLogout' && answer.ok) setCookie('');
  return { ...outcome, sid: undefined };
}

const FAILED = 500;
/** A queue that is full is shorter a moment later. */
const BUSY_S = 1;

/** Of those who are turned away only because it is too much now: when to try again. */
const SECONDS_UNTIL: Readonly<Partial<Record<string, (now: number) => number>>> = {
  too_many: secondsLeft,
  busy: () => BUSY_S,
};

function endOf({ status, answer }: CallOutcome): CallDone['outcome'] {
  if (answer.ok) return 'ok';
  if (SECONDS_UNTIL[answer.code]) return 'limited';
  return status >= FAILED ? 'failed' : 'refused';
}

const textHeader = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** What a browser says of itself is a line; more is somebody else’s. */
const MOST_AGENT = 300;

type Exchange = { request: FastifyRequest; reply: FastifyReply };

/** Runs a call, and writes down that it was made. */
export const makeCall = (
  sent: Omit<RawCall, 'agent' | 'host'>,
  exchange: Exchange,
  parts: CallParts,
): Promise<CallOutcome> =>
  onTrail({ request: exchange.request.id }, () => makeOnTrail(sent, exchange, parts));

async function makeOnTrail(
  sent: Omit<RawCall, 'agent' | 'host'>,
  { request, reply }: Exchange,
  parts: CallParts,
): Promise<CallOutcome> {
  const started = performance.now();
  const { address } = sent;
  const agent = (request.headers['user-agent'] ?? '').slice(0, MOST_AGENT);
  const raw = { ...sent, agent, host: request.host };
  const outcome = sidInCookie(await runCall(raw, parts), (sid) => setConsoleCookie(reply, sid, parts));
  const { name, by } = outcome;
  const code = outcome.answer.ok ? 'ok' : outcome.answer.code;
  const taken = performance.now() - started;
  const ms = Math.round(taken * 10) / 10;
  parts.log.info({ action: name, code, ...callSecurity({ name, code, address, by }), ms }, 'call');
  parts.telemetry.call({
    call: name ?? 'unknown',
    outcome: endOf(outcome),
    code,
    seconds: taken / 1000,
    traceparent: textHeader(request.headers['traceparent']),
    trail: trail(),
  });
  reply.header('x-request-id', request.id);
  const seconds = SECONDS_UNTIL[code]?.(parts.clock());
  if (seconds !== undefined) reply.header('retry-after', String(seconds));
  if (outcome.again) await parts.refusedCalls.lateness();
  return outcome;
}

export async function answerCall(
  sent: Omit<RawCall, 'agent' | 'host'>,
  exchange: Exchange,
  parts: CallParts,
): Promise<FastifyReply> {
  return sendOutcome(exchange.request, exchange.reply, await makeCall(sent, exchange, parts));
}

/** For who is turned away before their call was read. */
export const sendRefusal = (
  reply: FastifyReply,
  no: Extract<Answer<CallName>, { ok: false }>,
): FastifyReply => reply.type('application/json; charset=utf-8').send(`{${failureBody(no)}}`);

export function apiRoute(app: FastifyInstance, parts: CallParts): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
    (_request, body, done) => done(null, body),
  );

  app.post('/api', { bodyLimit: BODY_LIMIT }, (request, reply) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const address = clientAddress(request.ip);
    return answerCall({ body, address, consoleSid: consoleSidOf(request, parts) }, { request, reply }, parts);
  });

  app.addHook('preClose', async () => parts.refusedCalls.close());

  app.get('/api/ping', (_request, reply) => reply.send({ ok: 1 }));
}

type RequestError = { statusCode?: number };

/** Why a request is refused before it is a call, or while nothing can be looked up for it. */
export function refusalOf(error: RequestError): { status: number; code: CommonError } {
  if (isOutage(error)) return { status: 503, code: 'unavailable' };
  const status = error.statusCode ?? 500;
  if (status >= 500) return { status, code: 'unexpected' };
  return { status, code: status === 413 ? 'too_large' : status === 415 ? 'bad_type' : 'bad_request' };
}

/** What Fastify itself refuses (too large, wrong type, broken request) answers in the same envelope. */
export function refuseInEnvelope(app: FastifyInstance, parts: Pick<CallParts, 'log'>): void {
  app.setErrorHandler((error: RequestError, request, reply) => {
    const { status, code } = refusalOf(error);
    if (status >= 500) parts.log.error({ err: error }, 'a request failed');
    if (status < 500)
      parts.log.info({ code, ...securityFacts('malformed', clientAddress(request.ip)) }, 'request refused');
    const answer = fail(code, code === 'bad_request' ? { problem: 'The request is not well formed' } : {});
    return reply
      .code(status)
      .type('application/json; charset=utf-8')
      .send(`{${failureBody(answer)}}`);
  });
}
