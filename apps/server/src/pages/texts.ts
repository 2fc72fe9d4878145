import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('server-pages', {
  onlineMenu: '{name}, {suburb} Online Menu',
  noShop: 'There’s no shop at this address',
  noShopNote:
    'Check the address. If it’s yours, add it to your brand in the console. On a new server, open the link that it printed when it started.',
  orderOnlineFrom: 'Order online from {name}, {address1}, {suburb}.',
});
