/** What stands in the place of a page that could not be fetched: what its server said, or that it said nothing. */
export const embedFailure = (answer?: { status: number; statusText: string }): string =>
  answer ? `${answer.status} ${answer.statusText}`.trim() : 'ERROR';
