import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('pos-gift', {
  title: 'Gift voucher',
  code: 'Code',
  hint: 'Scan the voucher, or type its 16 letters and digits.',
  find: 'Find voucher',
  left: '{amount} left',
});
