import { catalogue } from '#texts/catalogue';

export const t = catalogue('rules-hours', {
  openAllDay: 'Open all day',
  hours: '{from} to {to}',
  today: 'Today',
  tomorrow: 'Tomorrow',
  openNow: 'Open now',
  openUntil: 'Open now, until {time}',
  closed: 'Closed',
  closedUntil: 'Closed, opens {time} {when}',
  todayInSentence: 'today',
  tomorrowInSentence: 'tomorrow',
  days: '{count} {count|day|days}',
  minutes: '{minutes} min',
  wholeHours: '{hours} h',
  hoursAndMinutes: '{hours} h {minutes} min',
});
