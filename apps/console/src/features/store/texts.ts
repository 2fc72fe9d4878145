import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('console-store', {
  restOfToday: 'Rest of today',
  pauseOnlineOrders: 'Pause online orders',
  closeStore: 'Close store',
  pause: 'Pause',
  pauseNote: 'Customers can still order for later. The kiosk and the counter stay open.',
  howLong: 'How long',
  reason: 'Reason (your team sees this)',
  closeNote: 'Closing stops all orders, for now and for later, until someone opens the store again.',
  resume: 'Resume',
  noOrders: 'You’re not taking any orders.',
  onlineOrders: 'Online orders',
  openStore: 'Open store',
  until: 'Until {time}.',
  restOfDay: 'For the rest of today.',
  stillOpen: '{until} Kiosk and counter still open.',
});
