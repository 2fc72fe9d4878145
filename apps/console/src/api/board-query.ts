import { queryOptions } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';

/** With the moment it was received, so that the venue's clock goes on between two answers. */
export const boardQuery = queryOptions({
  queryKey: ['board'],
  queryFn: async ({ signal }) => {
    const board = await callOrThrow('ConsoleBoard', {}, signal);
    return { ...board, received: Date.now() };
  },
});
