import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('extras', {
  instructionsForYourOrder: 'Instructions for your order',
  allergyNote: 'Tell us about allergies here too.',
  giftVoucher: 'Gift voucher',
  giftVoucherCode: 'Gift voucher code',
  giftEnding: 'Gift voucher {ending}',
  edit: 'Edit',
  editGift: 'Edit gift voucher {ending}',
  giftPays: 'Pays {amount}, {left} stays on it',
  giftPaysLast: 'Pays its last {amount}',
  removeGift: 'Remove gift voucher',
  removeGiftNote: 'You can enter its code again. Nothing is taken off it until you order.',
  enterACode: 'Enter a code',
  scanQrCode: 'Scan QR Code',
  removeCode: 'Remove {code}',
});
