import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('get-notified', {
  notificationsAreOn: 'Notifications are on',
  getNotified: 'Get Notified',
});
