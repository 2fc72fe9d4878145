import { forgetLooks } from './kept-looks.ts';

/** What is looked at afterwards is what this run has seen. */
// oxlint-disable-next-line import/no-default-export -- Playwright wants it
export default function forget(): void {
  if (process.env['LOOKS'] === undefined) forgetLooks('journeys');
}
