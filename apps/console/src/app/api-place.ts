import type { ApiPlace } from '#features/api/index.ts';

/** What of the API the address says is open. */
export const apiPlace = ({ key, webhook, try: tried }: Record<string, unknown>): ApiPlace => ({
  ...(key === 'new' && { key }),
  ...(typeof webhook === 'string' && { webhook }),
  ...(tried === true && { try: tried }),
});
