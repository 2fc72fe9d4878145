import type { Icon } from '@servery/ui/foundations/icon';
import {
  IconBanknote,
  IconCoins,
  IconCreditCard,
  IconReceipt,
  IconSmartphoneNfc,
  IconStore,
  IconWallet,
} from '@servery/ui/foundations/icon-more';
import { more } from '#shared/more-texts.ts';
import { t } from '#features/locations/texts.ts';

const ICON: readonly (readonly [name: RegExp, glyph: Icon, words: string])[] = [
  [/store|cash/i, IconStore, more.payInStore],
  [/apple|google|eftpos|wallet|phone|nfc/i, IconSmartphoneNfc, t.phoneWallet],
  [/card|visa|master|amex|credit|^cc$|saved/i, IconCreditCard, more.card],
  [/crypto|coin|^cb$/i, IconCoins, t.cryptocurrency],
  [/invoice|receipt/i, IconReceipt, t.invoice],
  [/bank|transfer/i, IconBanknote, t.bankTransfer],
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
