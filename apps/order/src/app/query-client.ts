import { QueryClient } from '@tanstack/react-query';
import { CallFailed } from '#api/call.ts';

const isNetwork = (error: Error): boolean => error instanceof CallFailed && error.failure.code === 'network';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: (count, error) => count < 3 && isNetwork(error), refetchOnWindowFocus: true },
    mutations: { networkMode: 'always' },
  },
});
