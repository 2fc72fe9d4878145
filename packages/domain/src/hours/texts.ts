import { catalogue } from '#texts/catalogue';

export const t = catalogue('rules-hours', {
  openAllDay: 'Open all day',
  to: '{time} to {time2}',
  today: 'Today',
  tomorrow: 'Tomorrow',
  openNow: 'Open now',
  openNowUntil: 'Open now, until {time}',
  closed: 'Closed',
  closedOpens: 'Closed, opens {time} {when}',
  todayWithin: 'today',
  tomorrowWithin: 'tomorrow',
});
