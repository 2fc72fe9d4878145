import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { failureOf } from '#api/call.ts';

/** Asks even when the browser believes to be offline: a kitchen's own network may have no way out and still have us. */
export function createClient(onSignedOut: () => void): QueryClient {
  const onError = (error: Error) => {
    if (failureOf(error)?.kind === 'auth') onSignedOut();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: { queries: { networkMode: 'always', retry: false } },
  });
}
