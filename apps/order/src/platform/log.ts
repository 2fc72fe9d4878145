/** What somebody who looks after the venue should hear of; the page itself goes on. */
export function logWarning(what: string, details: Readonly<Record<string, unknown>> = {}): void {
  // oxlint-disable-next-line no-console
  console.warn(`[servery] ${what}`, details);
}

/** What should not happen at all: a menu that does not exist, a line that was lost. */
export function logError(what: string, details: Readonly<Record<string, unknown>> = {}): void {
  // oxlint-disable-next-line no-console
  console.error(`[servery] ${what}`, details);
}
