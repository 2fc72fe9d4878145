/** How often a property is tried: some in `npm test`, many in `npm run test:long`, which says PROPERTY_RUNS=long. */
const TRIES = process.env['PROPERTY_RUNS'] === 'long' ? 2000 : 100;

/** More where a try costs next to nothing, a share of them where it walks through days or asks a server. */
export const runs = (share = 1): { numRuns: number } => ({ numRuns: Math.ceil(TRIES * share) });
