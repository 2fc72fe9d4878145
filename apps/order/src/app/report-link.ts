import { facts } from '#api/app-facts.ts';
import { APP_VERSION } from '#api/app-version.ts';

/** A mail to the brand that says what broke and where, with room for what only the writer knows. */
export function reportLink(error: unknown, path: string): string {
  const { name, words } = facts.brand;
  const what = error instanceof Error ? error.message : 'Unknown';
  const body = `What did you want to do?\n\n\n--\n${what}\n${path}\nVersion ${APP_VERSION}`;
  const query = new URLSearchParams({ subject: `Problem with ${name}`, body });
  // Mail programs take a plus for what it is.
  return `mailto:${words.support_email}?${query.toString().replaceAll('+', '%20')}`;
}
