import { queryOptions } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';

/** A printer tells how it does every few seconds, and nobody is told of it. */
const AGAIN_MS = 5000;

export const printersQuery = queryOptions({
  queryKey: ['printers'],
  queryFn: ({ signal }) => callOrThrow('ConsolePrinters', {}, signal),
  refetchInterval: AGAIN_MS,
});

export const papersKey = ['papers'] as const;

export const papersQuery = (printerId: number) =>
  queryOptions({
    queryKey: [...papersKey, printerId],
    queryFn: ({ signal }) => callOrThrow('ConsolePrinters.papers', { printer_id: printerId }, signal),
    refetchInterval: AGAIN_MS,
  });
