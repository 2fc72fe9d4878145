import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('console-slots', {
  taken: '{label}: taken',
  place: 'place for {label}',
  places: 'places for {label}',
  slotsFailed: 'We couldn’t load the slots',
  tryAgain: 'Try again',
  loadingSlots: 'Loading slots',
  dayOver: 'No more orders can be placed for this day',
  slots: 'Slots',
  day: 'Day',
  usual: 'Usual {count}',
});
