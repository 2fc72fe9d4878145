import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('server-pages', {
  onlineMenu: '{name}, {suburb} Online Menu',
  orderOnlineFrom: 'Order online from {name}, {address1}, {suburb}.',
});
