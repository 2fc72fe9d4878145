import { catalogue } from '#texts/catalogue';

export const t = catalogue('rules-venue', {
  forToday: 'for today',
  until: 'until {time}',
  untilOn: 'until {time} {day}',
  closedForNow: 'Closed for now',
  ordersPaused: 'Orders paused {time}',
  notTakingOrders: 'Not taking orders right now',
  soldOut: 'Sold out',
  soldOutBackTomorrow: 'Sold out, back tomorrow',
  soldOutBackAt: 'Sold out, back at {time}',
});
