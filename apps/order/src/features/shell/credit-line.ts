import { facts } from '#api/app-facts.ts';
import { platform } from '#platform/browser.ts';

/** The line that says who made this; the app has one of its own where the brand gives it. */
export function creditLine(): string {
  const { credit, credit_app } = facts.brand.words;
  return platform.native && credit_app ? credit_app : credit;
}
