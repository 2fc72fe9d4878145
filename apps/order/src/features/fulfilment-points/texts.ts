import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('fulfilment-points', {
  calendar: 'Calendar',
  almostFull: 'Almost full',
  full: 'Full',
  stepsTitle: 'Before you continue',
  earlyMorning: 'Early morning',
  morning: 'Morning',
  lunch: 'Lunch',
  afternoon: 'Afternoon',
  evening: 'Evening',
  am: '{shortTime} am',
  noTimesLeft: 'No times left on this day. Choose another.',
  time: 'Time',
  showAllTimes: 'Show all times',
  noTimes: 'There are no times to choose right now.',
  timesFor: 'Times for {day}',
  dayAndTime: 'Day & time',
});
