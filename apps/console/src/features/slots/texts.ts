import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('console-slots', {
  taken: '{label}: taken',
  place: 'place for {label}',
  places: 'places for {label}',
  slotsFailed: 'We couldn’t load the times',
  tryAgain: 'Try again',
  loadingSlots: 'Loading times',
  noLimit: '{ways}: no limit',
  noLimitNote: 'Orders are taken, and not counted. Set how many each time takes in Hours.',
  setLimit: 'Set a limit',
  dayOver: 'No more orders can be placed for this day',
  slots: 'Times and limits',
  day: 'Day',
  usual: 'Usual {count}',
});
