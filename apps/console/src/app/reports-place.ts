import { isPeriod } from '@servery/domain/sales/period';
import type { ReportsPlace } from '#features/reports/index.ts';

// The router keeps what an address says unless something is put in its place.
const THIS_WEEK = { from: undefined, to: undefined };

/** Which days the address says the report is about; nothing for those of this week. */
export const reportsPlace = ({ from, to }: Record<string, unknown>): ReportsPlace =>
  typeof from === 'string' && typeof to === 'string' && isPeriod({ from, to }) ? { from, to } : THIS_WEEK;
