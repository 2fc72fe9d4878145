const VERSION = '2018-05-10';
const TIMEOUT_MS = 30_000;
const QUERY =
  'query ClientConfiguration { clientConfiguration { clientApiUrl creditCard { threeDSecureEnabled } googlePay { googleAuthorization } } }';

export type ClientConfiguration = {
  clientApiUrl: string;
  creditCard?: { threeDSecureEnabled?: boolean } | null;
  googlePay?: { googleAuthorization?: string } | null;
};

/** How the page speaks to the card provider's GraphQL address. */
export async function askGraphql<T>(at: { url: string; key: string }, body: object): Promise<T> {
  const response = await fetch(at.url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${at.key}`,
      'braintree-version': VERSION,
    },
    body: JSON.stringify({
      clientSdkMetadata: { source: 'client', integration: 'custom', sessionId: crypto.randomUUID() },
      ...body,
    }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`the card provider answered ${response.status}`);
  return (await response.json()) as T;
}

/** What the provider says of the venue's account. */
export async function clientConfiguration(at: { url: string; key: string }): Promise<ClientConfiguration> {
  const { data } = await askGraphql<{ data?: { clientConfiguration?: ClientConfiguration } }>(at, {
    operationName: 'ClientConfiguration',
    query: QUERY,
  });
  if (!data?.clientConfiguration) throw new Error('the card provider gave no configuration');
  return data.clientConfiguration;
}
