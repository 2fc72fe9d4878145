import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('kiosk-product', {
  touchToLeaveOut: 'Touch to leave out',
  no: 'No {name}',
  noThanks: 'No, thanks',
});
