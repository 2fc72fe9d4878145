import type { Merchant } from '@servery/contract/entities/merchant';
import { Button } from '@servery/ui/button';
import { TextField } from '@servery/ui/field';
import { IconQrCode } from '@servery/ui/icon';
import { Sheet } from '@servery/ui/sheet';
import { type FormEvent, useState } from 'react';
import css from '#features/menu/merchant-tabs.module.css';
import { useDevice } from '#state/device.ts';
import { sayGood } from '#state/toasts.ts';
import { useCart } from '#state/use-cart.ts';
import { canScan, scanCode } from '#state/use-scan.ts';

type Props = { merchant: Merchant; held: string; open: boolean; onClose: () => void };

/** A code that somebody has in hand: typed, or scanned where the device can. */
export function PromoPopup({ merchant, held, open, onClose }: Props) {
  const [code, setCode] = useState(held);
  const { update } = useCart(merchant);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = code.trim();
    const result = await update.mutateAsync({ coupon_code: wanted });
    if (!result.ok) return;
    useDevice.getState().setPromo('');
    sayGood(wanted ? `Promo code ${wanted} applied` : 'Promo code removed');
    onClose();
  };
  const scan = async () => {
    const link = await scanCode('promo');
    if (link) setCode(link.promo_code);
  };
  return (
    <Sheet open={open} onClose={onClose} title="Promo code" size="s">
      <form onSubmit={(event) => void save(event)} className={css.form}>
        <TextField
          label="Promo code"
          value={code}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => setCode(event.target.value.toUpperCase())}
        />
        {canScan && (
          <Button kind="line" icon={<IconQrCode />} onClick={() => void scan()}>
            Scan QR code
          </Button>
        )}
        <Button type="submit" wide busy={update.isPending}>
          Save
        </Button>
      </form>
    </Sheet>
  );
}
