import type { AuditArea } from '@servery/contract/audit-areas';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';

/** What is looked for; nothing of it is everything. */
export type ActivityFilter = {
  person?: number | undefined;
  area?: AuditArea | undefined;
  date?: string | undefined;
  everywhere?: true | undefined;
};

/** What the team did, the latest first. */
export const activityQuery = ({ person, area, date, everywhere }: ActivityFilter) =>
  infiniteQueryOptions({
    queryKey: ['activity', person, area, date, everywhere],
    queryFn: ({ pageParam, signal }) =>
      callOrThrow(
        'ConsoleAudit',
        {
          ...(person !== undefined && { person_id: person }),
          ...(area !== undefined && { area }),
          ...(date !== undefined && { date }),
          ...(everywhere && { everywhere: 1 as const }),
          ...(pageParam > 0 && { before: pageParam }),
        },
        signal,
      ),
    initialPageParam: 0,
    getNextPageParam: ({ entries, more }) => (more === 1 ? entries.at(-1)?.id : undefined),
  });
