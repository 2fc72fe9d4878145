const formats = new Map<string, Intl.DateTimeFormat>();

function parts(at: number, zone: string): Record<string, string> {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-AU', {
      timeZone: zone,
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      hour: 'numeric',
      minute: '2-digit',
      hourCycle: 'h12',
    });
    formats.set(zone, format);
  }
  return Object.fromEntries(format.formatToParts(at * 1000).map(({ type, value }) => [type, value]));
}

/** '12:38', as on the wall: whoever cooks knows whether it is noon. */
export function wallTime(at: number, zone: string): string {
  const { hour, minute } = parts(at, zone);
  return `${hour}:${minute}`;
}

/** '12:38 pm', for paper that is read later. */
export const fullTime = (at: number, zone: string): string =>
  `${wallTime(at, zone)} ${parts(at, zone)['dayPeriod']?.toLowerCase() ?? ''}`.trim();

/** '12:38' today, 'Wed 12:38' on another day. */
export function dueTime(at: number, now: number, zone: string): string {
  const then = parts(at, zone);
  const today = parts(now, zone);
  const sameDay = then['day'] === today['day'] && then['month'] === today['month'];
  return sameDay ? wallTime(at, zone) : `${then['weekday']} ${wallTime(at, zone)}`;
}
