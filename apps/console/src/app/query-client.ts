import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { failureOf } from '#api/call.ts';

/** Asks even when the browser believes to be offline: a kitchen's own network may have no way out and still have us. */
export function createClient(onSignedOut: () => void): QueryClient {
  const isSignedOut = (error: Error) => failureOf(error)?.code === 'signed_out';
  const onError = (error: Error) => {
    if (isSignedOut(error)) onSignedOut();
    // What they may do has changed since the page was opened.
    if (failureOf(error)?.code === 'forbidden') void client.invalidateQueries({ queryKey: ['session'] });
  };
  const client = new QueryClient({
    queryCache: new QueryCache({
      // Who was never signed in here has no session that could have ended: the routes lead them to the sign-in.
      onError: (error, query) => {
        const isFirstLook = query.queryKey[0] === 'session' && query.state.data === undefined;
        if (!isFirstLook) onError(error);
      },
    }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: { queries: { networkMode: 'always', retry: false } },
  });
  return client;
}
