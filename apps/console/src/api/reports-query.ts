import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';

/** What was sold from one day to another, and in the period before. */
export const reportQuery = ({ from, to }: { from: string; to: string }) =>
  queryOptions({
    queryKey: ['reports', from, to],
    queryFn: ({ signal }) => callOrThrow('ConsoleReports', { from_date: from, to_date: to }, signal),
    placeholderData: keepPreviousData,
    staleTime: 15_000,
    refetchInterval: 60_000,
  });

/** How often whoever is signed in is sent the sales. */
export const reportMailQuery = queryOptions({
  queryKey: ['report-mail'],
  queryFn: ({ signal }) => callOrThrow('ConsoleReports.mail', {}, signal),
});

/** Which accounts of the books the lines of a journal are for. */
export const journalCodesQuery = queryOptions({
  queryKey: ['journal-codes'],
  queryFn: ({ signal }) => callOrThrow('ConsoleReports.accounts', {}, signal),
});
