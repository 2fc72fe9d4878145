import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';

export const keysQuery = queryOptions({
  queryKey: ['api-keys'],
  queryFn: ({ signal }) => callOrThrow('ConsoleApiKeys', {}, signal),
});

export const webhooksQuery = queryOptions({
  queryKey: ['webhooks'],
  queryFn: ({ signal }) => callOrThrow('ConsoleWebhooks', {}, signal),
});

/** How long until a message that is on its way has probably arrived, or not. */
const SOON_MS = 2000;

/** What was sent to a webhook, the latest first. */
export const deliveriesQuery = (webhookId: string) =>
  infiniteQueryOptions({
    queryKey: ['deliveries', webhookId],
    queryFn: ({ pageParam, signal }) =>
      callOrThrow(
        'ConsoleWebhooks.deliveries',
        { webhook_id: webhookId, ...(pageParam > 0 && { before: pageParam }) },
        signal,
      ),
    initialPageParam: 0,
    getNextPageParam: ({ deliveries, more }) => (more === 1 ? deliveries.at(-1)?.id : undefined),
    refetchInterval: ({ state }) =>
      state.data?.pages[0]?.deliveries.some((each) => each.state === 'waiting' && each.attempts === 0)
        ? SOON_MS
        : false,
  });

export type JsonSchema = {
  type?: string;
  enum?: readonly (string | number)[];
  const?: string | number;
  default?: unknown;
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  items?: JsonSchema;
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
};
export type ApiCall = { name: string; title: string; permission: string; body: JsonSchema };

type Page = {
  paths: Record<
    string,
    {
      post: {
        operationId: string;
        summary: string;
        security: { key: string[] }[];
        requestBody: { content: { 'application/json': { schema: JsonSchema } } };
      };
    }
  >;
};
export const API_ADDRESS = '/api/v1';
export const OPEN_API = `${API_ADDRESS}/openapi.json`;

/** Every call that a key can make, as the server describes it. */
export const apiCallsQuery = queryOptions({
  queryKey: ['api-calls'],
  queryFn: async ({ signal }): Promise<ApiCall[]> => {
    const response = await fetch(OPEN_API, { signal });
    if (!response.ok) throw new Error(`${response.status}`);
    const { paths } = (await response.json()) as Page;
    return Object.values(paths).map(({ post }) => ({
      name: post.operationId,
      title: post.summary,
      permission: post.security[0]?.key[0] ?? '',
      body: post.requestBody.content['application/json'].schema,
    }));
  },
  staleTime: Infinity,
});

/** One call with a key, as a tool makes it. */
export async function tryCall(
  name: string,
  { key, body }: { key: string; body: string },
): Promise<{ status: number; text: string }> {
  const response = await fetch(`${API_ADDRESS}/${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body,
    credentials: 'omit',
  });
  return { status: response.status, text: JSON.stringify(await response.json(), null, 2) };
}
