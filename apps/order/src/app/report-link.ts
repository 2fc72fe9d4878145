import { facts } from '#api/app-facts.ts';
import { APP_VERSION } from '#api/app-version.ts';
import { t } from '#app/texts.ts';

/** A mail to the brand that says what broke and where, with room for what only the writer knows. */
export function reportLink(error: unknown, path: string): string {
  const { name, words } = facts.brand;
  const what = error instanceof Error ? error.message : t.unknown;
  const body = `${t.whatWanted}\n\n\n--\n${what}\n${path}\n${t.version({ version: APP_VERSION })}`;
  const query = new URLSearchParams({ subject: t.problemWith({ name }), body });
  // Mail programs take a plus for what it is.
  return `mailto:${words.support_email}?${query.toString().replaceAll('+', '%20')}`;
}
