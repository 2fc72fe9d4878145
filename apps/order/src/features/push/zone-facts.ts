/** Where the device's clock stands, so that a notification comes at a decent hour. */
export function zoneFacts(now: Date) {
  const { timeZone, locale } = new Intl.DateTimeFormat().resolvedOptions();
  return {
    utc_offset: String(-now.getTimezoneOffset()),
    tz_iana: timeZone,
    locale,
    dates: now.toISOString().slice(0, 10),
  };
}
