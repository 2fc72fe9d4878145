import { QueryClient } from '@tanstack/react-query';
import { CallFailed } from '#api/call.ts';

const isNetwork = (error: Error): boolean => error instanceof CallFailed && error.failure.code === 'network';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Without a line nothing is waited for: the screen says so, and asks again when the line is back.
      networkMode: 'always',
      retry: (count, error) => count < 3 && isNetwork(error) && navigator.onLine,
      refetchOnWindowFocus: true,
    },
    mutations: { networkMode: 'always' },
  },
});
