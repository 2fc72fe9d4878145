import type { Merchant } from '@servery/contract/entities/merchant';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Wallets } from '#features/payment/wallet.ts';

const takesWallets = ({ is_apple_pay_enabled: apple, is_google_pay_enabled: google }: Merchant): boolean =>
  apple === 1 || google === 1;

/** The wallets of this browser; `undefined` until they are known. Nothing is loaded for venues without any. */
export function useWallets(merchant: Merchant): Wallets | undefined {
  const takes = takesWallets(merchant);
  const [here, setHere] = useState<Wallets>();
  const from = useEffectEvent(() => merchant);
  useEffect(() => {
    if (!takes) return undefined;
    let gone = false;
    const find = async () => {
      const { walletsHere } = await import('#features/payment/wallets.ts');
      const found = await walletsHere(from());
      if (!gone) setHere(found);
    };
    void find().catch(() => setHere({}));
    return () => {
      gone = true;
    };
  }, [takes]);
  return takes ? here : NONE;
}
const NONE: Wallets = {};
