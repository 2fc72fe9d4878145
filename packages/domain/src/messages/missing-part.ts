/** What browsers say of a part of the page that could not be fetched: it is out of reach, or gone since an upgrade. */
const NOT_FETCHED =
  /dynamically imported module|importing a module script|error loading dynamically|unable to preload/i;

export const isPartMissing = (error: unknown): boolean =>
  error instanceof Error && NOT_FETCHED.test(error.message);

const LOADED_MS = 10_000;
/** A page that has only just been loaded does not get better by being loaded again. */
export const hasJustLoaded = (sinceMs: number): boolean => sinceMs < LOADED_MS;
