type Day = { date: string; orders: number };

/** Of two weeks, the seven days after today that have any. */
export function daysAhead(days: readonly Day[], today: string): Day[] {
  const last = Temporal.PlainDate.from(today).add({ days: 7 }).toString();
  const ahead = days.filter(({ date, orders }) => date > today && date <= last && orders > 0);
  return [...new Map(ahead.map((day) => [day.date, day])).values()];
}
