import type { AuditArea } from '@servery/contract/audit-areas';
import { AREAS } from '@servery/domain/audit/deeds';
import type { ActivityFilter } from '#api/activity-query.ts';

const isArea = (value: unknown): value is AuditArea => (AREAS as readonly unknown[]).includes(value);
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** What of the log the address says is looked for. */
export const activityPlace = ({
  person,
  area,
  date,
  everywhere,
}: Record<string, unknown>): ActivityFilter => ({
  ...(typeof person === 'number' && { person }),
  ...(isArea(area) && { area }),
  ...(typeof date === 'string' && DATE.test(date) && { date }),
  ...(everywhere === true && { everywhere }),
});
