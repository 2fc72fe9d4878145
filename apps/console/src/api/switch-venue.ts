import { call } from '#api/call.ts';

/** Every screen, list and stream is of the venue before: the page begins anew at the other one. */
export async function switchVenue(venue_id: number): Promise<string | undefined> {
  const result = await call('ConsoleSession.switch', { venue_id });
  if (!result.ok) return result.message;
  window.location.assign('/console/');
  return undefined;
}
