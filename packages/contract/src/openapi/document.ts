import type { CallSpec } from '#call';
import { type CommonError, commonErrors } from '#envelope';
import { type WebhookEvent, webhookEvents } from '#webhook-events';
import { webhookBodies } from '#entities/webhook';
import { isKeyCall } from '#key-calls';
import { type JsonSchema, jsonSchemaOf } from '#openapi/schema';
import { registry } from '#registry';

/** Where a tool of the venue makes its calls, each at a path of its own. */
export const API_PATH = '/api/v1';

const STATUS_OF: Readonly<Record<CommonError, number>> = {
  bad_request: 400,
  card_number_sent: 400,
  signed_out: 401,
  bad_token: 401,
  forbidden: 403,
  unknown_action: 404,
  too_large: 413,
  bad_type: 415,
  upgrade_required: 426,
  too_many: 429,
  unexpected: 500,
  not_ready: 503,
  busy: 503,
  unavailable: 503,
};
const REFUSED = 409;

/** What a failure is in HTTP: whatever a call declares itself is a conflict with how things are. */
export const statusOf = (code: string): number =>
  (STATUS_OF as Partial<Record<string, number>>)[code] ?? REFUSED;

const failureOf = (codes: readonly string[]): JsonSchema => ({
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      description: 'Some failures say more, in fields of their own.',
      required: ['code', 'message'],
      properties: {
        code: { type: 'string', enum: codes },
        message: { type: 'string', description: 'For people.' },
        field: { type: 'string', description: 'The field that it is about.' },
        ref: { type: 'string', description: 'What to tell us when something is wrong on our side.' },
      },
    },
  },
});

const MEANING: Readonly<Record<number, string>> = {
  400: 'Something in the body is wrong.',
  401: 'The key is missing, wrong or revoked.',
  403: 'The key may not do this.',
  404: 'There is no such call.',
  413: 'The body is too large.',
  415: 'The body is not JSON.',
  429: 'Too many calls in this minute.',
  500: 'Something went wrong on our side.',
  503: 'Try again in a moment.',
};

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

/** The failures that any call can answer, by their status. */
const commonResponses = (): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(MEANING).map(([status, description]) => [
      status,
      {
        description,
        ...(status === '429' && {
          headers: { 'Retry-After': { description: 'In seconds.', schema: { type: 'integer' } } },
        }),
        content: json(failureOf(commonErrors.filter((code) => STATUS_OF[code] === Number(status)))),
      },
    ]),
  );

/** 'ConsoleOrder.move' is 'Order: move'. */
export function callTitle(name: string): string {
  const [of = '', did] = name.replace(/^Console/, '').split('.');
  const words = of
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/ ([A-Z])(?=[a-z])/g, (it) => it.toLowerCase());
  return did === undefined ? words : `${words}: ${did.replaceAll('_', ' ')}`;
}

const tagOf = (name: string): string => callTitle(name).split(':')[0] ?? '';

function operation(name: string, call: CallSpec): JsonSchema {
  const refusals = call.errors.length > 0 && {
    [REFUSED]: { description: 'Not as things are now.', content: json(failureOf(call.errors)) },
  };
  return {
    operationId: name,
    summary: callTitle(name),
    description: `Permission: ${call.can}. At most ${call.perMinute} times a minute for each key.`,
    tags: [tagOf(name)],
    security: [{ key: [call.can] }],
    requestBody: { required: true, content: json(jsonSchemaOf(call.input)) },
    responses: {
      200: { description: 'Done.', content: json(jsonSchemaOf(call.output)) },
      ...refusals,
      ...Object.fromEntries(
        Object.keys(MEANING).map((status) => [status, { $ref: `#/components/responses/${status}` }]),
      ),
    },
  };
}

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});

/** What a tool is told, signed as Standard Webhooks says. */
const message = (event: WebhookEvent): JsonSchema => ({
  summary: event,
  security: [],
  parameters: [
    header('webhook-id', 'The same however often a message is sent.'),
    header('webhook-timestamp', 'Seconds since 1970. Refuse what is older than a few minutes.'),
    header(
      'webhook-signature',
      'v1, a comma, and the HMAC-SHA256 of id.timestamp.body with the secret, in base64.',
    ),
  ],
  requestBody: { required: true, content: json(jsonSchemaOf(webhookBodies[event])) },
  responses: { '2XX': { description: 'It arrived. Anything else is sent again for a day.' } },
});

/** OpenAPI 3.1 of every call that a tool of a venue can make. */
export function openApiDocument(): JsonSchema {
  const calls = (Object.entries(registry) as [string, CallSpec][])
    .filter(([, call]) => isKeyCall(call))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    openapi: '3.1.1',
    info: {
      title: 'Servery API',
      version: '1',
      description:
        'What a venue’s own tools can do. Each call is a POST with a JSON body, and a key of the venue.',
    },
    servers: [{ url: API_PATH }],
    tags: [...new Set(calls.map(([name]) => tagOf(name)))].map((name) => ({ name })),
    paths: Object.fromEntries(calls.map(([name, call]) => [`/${name}`, { post: operation(name, call) }])),
    webhooks: Object.fromEntries(webhookEvents.map((event) => [event, { post: message(event) }])),
    components: {
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: 'A key of the venue, made in the console.' },
      },
      responses: commonResponses(),
    },
  };
}
