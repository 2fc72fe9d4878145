const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long after each try that failed the next one is made: a day in all, for a server that is away over a night. */
const WAITS = [
  MINUTE / 2,
  2 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
  HOUR,
  3 * HOUR,
  6 * HOUR,
  12 * HOUR,
] as const;

/** How long to wait after so many tries; nothing where it is given up. */
export const waitAfter = (attempts: number): number | undefined => WAITS[attempts - 1];

/** Whether something was answered that means yes. */
export const isReceived = (status: number): boolean => status >= 200 && status < 300;

/** The address that messages go to, as it is kept; nothing where it is none that anybody should be told to ask. */
export function webhookUrl(written: string, trustedOrigin: string): string | undefined {
  const url = URL.parse(written.trim());
  if (!url || url.username !== '' || url.password !== '') return undefined;
  if (url.protocol !== 'https:' && url.origin !== trustedOrigin) return undefined;
  url.hash = '';
  return url.href;
}
