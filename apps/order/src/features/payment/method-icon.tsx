import { type Icon, IconUserRound } from '@servery/ui/foundations/icon';
import {
  IconBanknote,
  IconCoins,
  IconCreditCard,
  IconReceipt,
  IconSmartphoneNfc,
  IconStore,
  IconWallet,
} from '@servery/ui/foundations/icon-more';

const ICON: Readonly<Record<string, Icon>> = {
  STORE: IconStore,
  CC: IconCreditCard,
  SAVED: IconCreditCard,
  PP: IconWallet,
  APPLE: IconSmartphoneNfc,
  GOOGLE: IconSmartphoneNfc,
  eftpos: IconSmartphoneNfc,
  CB: IconCoins,
  BALANCE: IconUserRound,
  BANK: IconBanknote,
  INVOICE: IconReceipt,
};
const WALLETS = new Set(['APPLE', 'GOOGLE']);

export function MethodIcon({ code }: { code: string }) {
  const Glyph = ICON[code] ?? IconWallet;
  return (
    <span data-wallet={WALLETS.has(code) || undefined}>
      <Glyph />
    </span>
  );
}
