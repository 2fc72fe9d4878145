import type { CartOrder } from '@servery/contract/entities/cart';
import type { Merchant } from '@servery/contract/entities/merchant';
import { networkError } from '@servery/domain/messages/texts';
import { Button, TextButton } from '@servery/ui/button';
import { TextField } from '@servery/ui/field';
import { Sheet } from '@servery/ui/sheet';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '#api/call.ts';
import css from '#features/cart/cart.module.css';
import { sayGood } from '#state/toasts.ts';

type Props = { merchant: Merchant; order: CartOrder; open: boolean; onClose: () => void };

export function PromoSheet(props: Props) {
  return (
    <Sheet open={props.open} onClose={props.onClose} title="Voucher/Promo Code" size="s">
      {props.open && <PromoForm {...props} />}
    </Sheet>
  );
}

function usePromo({ merchant, onClose }: Props) {
  const client = useQueryClient();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const save = async (code: string) => {
    setBusy(true);
    const result = await call('ManageCart.update_checkout', {
      store_id: merchant.id,
      menu_id: merchant.menu_id,
      checkout_options: { coupon_code: code },
    });
    setBusy(false);
    if (!result.ok) return setError(result.code === 'network' ? networkError('CA4') : result.message);
    client.setQueryData(['order', merchant.menu.menu_name], result.value.order);
    sayGood(code ? `Promo code ${code} applied` : 'Promo code removed');
    onClose();
  };
  return { error, busy, save, clear: () => setError(undefined) };
}

function PromoForm(props: Props) {
  const [code, setCode] = useState(props.order.coupon_code);
  const { error, busy, save, clear } = usePromo(props);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void save(code.trim());
  };
  return (
    <form onSubmit={submit} className={css.form}>
      <TextField
        label="Promo code"
        value={code}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={error}
        onChange={(event) => {
          clear();
          setCode(event.target.value.toUpperCase());
        }}
      />
      <Button type="submit" wide busy={busy}>
        Save
      </Button>
      {props.order.coupon_code && (
        <TextButton tone="bad" onClick={() => void save('')} className={css.middle}>
          Remove {props.order.coupon_code}
        </TextButton>
      )}
    </form>
  );
}
