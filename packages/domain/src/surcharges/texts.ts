import { catalogue } from '#texts/catalogue';

export const t = catalogue('rules-day-surcharges', {
  applies: 'A surcharge of {percent}% applies on {when}.',
  appliesFor: 'A surcharge of {percent}% applies on {when} for {ways}.',
  every_mon: 'Mondays',
  every_tue: 'Tuesdays',
  every_wed: 'Wednesdays',
  every_thu: 'Thursdays',
  every_fri: 'Fridays',
  every_sat: 'Saturdays',
  every_sun: 'Sundays',
  and: '{some} and {last}',
});
