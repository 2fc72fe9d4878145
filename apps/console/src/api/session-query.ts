import { queryOptions } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => callOrThrow('ConsoleSession', {}, signal),
  select: (answer) => answer.user,
  staleTime: 5 * 60_000,
});

/** Whether mail is sent from here: it follows from the server's settings alone. */
export const mailQuery = queryOptions({
  queryKey: ['sends-mail'],
  queryFn: ({ signal }) => callOrThrow('ConsoleSession.mail', {}, signal),
  select: (answer) => answer.sends_mail === 1,
  staleTime: Infinity,
});
