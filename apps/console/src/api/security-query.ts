import { queryOptions } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';

/** How whoever is signed in signs in. */
export const securityQuery = queryOptions({
  queryKey: ['security'],
  queryFn: ({ signal }) => callOrThrow('ConsoleSecurity', {}, signal),
});

/** Who of the team came in, and who tried to; without a person, everybody. */
export const signInsQuery = (person?: number) =>
  queryOptions({
    queryKey: ['sign-ins', person ?? 0],
    queryFn: ({ signal }) =>
      callOrThrow('ConsoleTeam.sign_ins', { ...(person !== undefined && { person_id: person }) }, signal),
    select: ({ sign_ins }) => sign_ins,
  });
