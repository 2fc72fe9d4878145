import {
  type Icon,
  IconBanknote,
  IconCoins,
  IconCreditCard,
  IconReceipt,
  IconSmartphoneNfc,
  IconStore,
  IconWallet,
} from '@servery/ui/icon';

const ICON: readonly (readonly [name: RegExp, glyph: Icon, words: string])[] = [
  [/store|cash/i, IconStore, 'Pay in store'],
  [/apple|google|eftpos|wallet|phone|nfc/i, IconSmartphoneNfc, 'Phone wallet'],
  [/card|visa|master|amex|credit|^cc$|saved/i, IconCreditCard, 'Card'],
  [/crypto|coin|^cb$/i, IconCoins, 'Cryptocurrency'],
  [/invoice|receipt/i, IconReceipt, 'Invoice'],
  [/bank|transfer/i, IconBanknote, 'Bank transfer'],
];

/** The server names icons in its own words; what is not known is money all the same. */
export function PaymentIcon({ name }: { name: string }) {
  const [, Glyph, words] = ICON.find(([pattern]) => pattern.test(name)) ?? [/./, IconWallet, name];
  return (
    <>
      <Glyph />
      <span className="visually-hidden">{words}</span>
    </>
  );
}
