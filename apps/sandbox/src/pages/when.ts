const time = new Intl.DateTimeFormat('en-AU', { timeStyle: 'short' });
const dayAndTime = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
});

/** The sandbox runs on the reader's machine, so its clock and zone are the reader's. */
export function when(instant: string, now = new Date()): string {
  const date = new Date(instant);
  return (date.toDateString() === now.toDateString() ? time : dayAndTime).format(date);
}
