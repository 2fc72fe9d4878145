import type { Merchant } from '@servery/contract/entities/merchant';
import { Button, TextButton } from '@servery/ui/actions/button';
import { TextField } from '@servery/ui/inputs/field';
import { IconQrCode } from '@servery/ui/foundations/icon-more';
import { Sheet } from '@servery/ui/overlays/sheet';
import { type FormEvent, useState } from 'react';
import css from '#features/extras/extras.module.css';
import type { CartScreen } from '#ordering/cart-errors.ts';
import { useDevice } from '#state/device.ts';
import { toaster } from '#state/toasts.ts';
import { takesPromos } from '#ordering/codes.ts';
import { useCode } from '#ordering/use-code.ts';
import { canScan, scanCode } from '#shared/use-scan.ts';
import { more } from '#shared/more-texts.ts';
import { t } from '#features/extras/texts.ts';

type Props = {
  merchant: Merchant;
  /** The code that is on the order: it can be changed, and taken off. */
  applied: string;
  open: boolean;
  onClose: () => void;
  title?: string;
  on?: CartScreen;
};

/** A code that somebody has in hand: typed, or scanned where the device can. */
export function PromoSheet({ title = 'Voucher/Promo Code', ...props }: Props) {
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={takesPromos(props.merchant) ? title : t.giftVoucher}
      size="s"
    >
      {props.open && <PromoForm {...props} />}
    </Sheet>
  );
}

function PromoForm({ merchant, applied, onClose, on }: Omit<Props, 'title'>) {
  const [code, setCode] = useState(applied);
  const [error, setError] = useState<string>();
  const { apply, isPending } = useCode(merchant, on);
  const save = async (typed: string) => {
    const result = await apply(typed);
    if (!result.ok) return setError(result.message || undefined);
    useDevice.getState().setPromo('');
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const typed = code.trim();
    if (typed === '' && applied === '') setError(t.enterACode);
    else void save(typed);
  };
  const scan = async () => {
    const found = await scanCode('promo');
    if (found?.promo_code) setCode(found.promo_code.toUpperCase());
  };
  return (
    <form onSubmit={submit} className={css.form}>
      <TextField
        label={takesPromos(merchant) ? more.promoCode : t.giftVoucherCode}
        value={code}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={error}
        onChange={(event) => {
          setError(undefined);
          toaster.dismiss('promo');
          setCode(event.target.value.toUpperCase());
        }}
      />
      <Button type="submit" wide busy={isPending}>
        {more.save}
      </Button>
      {canScan && (
        <Button kind="soft" wide icon={<IconQrCode />} onClick={() => void scan()}>
          {t.scanQrCode}
        </Button>
      )}
      {applied && (
        <TextButton tone="bad" onClick={() => void save('')} className={css.middle}>
          {t.removeCode({ code: applied })}
        </TextButton>
      )}
    </form>
  );
}
