/** By the venue's clock: '2026-12-25 09:00', with seconds only where there are any. */
export function momentText(at: number, zone: string): string {
  const local = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDateTime();
  return local
    .toString({ smallestUnit: 'millisecond' })
    .replace('T', ' ')
    .replace(/\.000$/, '')
    .replace(/(:\d\d):00$/, '$1');
}

export const momentOf = (written: string, zone: string): number =>
  Temporal.PlainDateTime.from(written.replace(' ', 'T')).toZonedDateTime(zone).epochMilliseconds;
