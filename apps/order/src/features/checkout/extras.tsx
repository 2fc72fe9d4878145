import type { CartOrder } from '@servery/contract/entities/cart';
import type { Merchant } from '@servery/contract/entities/merchant';
import { Button, TextButton } from '@servery/ui/button';
import { TextArea, TextField } from '@servery/ui/field';
import { IconMessageSquareText, IconQrCode, IconTicketPercent } from '@servery/ui/icon';
import { List, ListButton } from '@servery/ui/list';
import { Sheet } from '@servery/ui/sheet';
import { type FormEvent, useState } from 'react';
import css from '#features/checkout/checkout.module.css';
import { isNothing, price } from '#state/money.ts';
import { sayGood } from '#state/toasts.ts';
import { useCart } from '#state/use-cart.ts';
import { canScan, scanCode } from '#state/use-scan.ts';

export type Extra = 'promo' | 'note' | undefined;
type Props = { merchant: Merchant; order: CartOrder };
type FormProps = Props & { onClose: () => void };

function PromoForm({ merchant, order, onClose }: FormProps) {
  const [code, setCode] = useState(order.coupon_code);
  const { update } = useCart(merchant, 'checkout');
  const [error, setError] = useState<string>();
  const save = async (coupon_code: string) => {
    const result = await update.mutateAsync({ coupon_code });
    if (!result.ok) return setError(result.message || undefined);
    sayGood(coupon_code ? `Promo code ${coupon_code} applied` : 'Promo code removed');
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!update.isPending) void save(code.trim());
  };
  const scan = async () => {
    const found = await scanCode('promo');
    if (found?.promo_code) setCode(found.promo_code.toUpperCase());
  };
  return (
    <form onSubmit={submit} className={css.extraForm}>
      <TextField
        label="Promo code"
        value={code}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={error}
        onChange={(event) => {
          setError(undefined);
          setCode(event.target.value.toUpperCase());
        }}
      />
      <Button type="submit" wide busy={update.isPending}>
        Save
      </Button>
      {canScan && (
        <Button kind="soft" wide icon={<IconQrCode />} onClick={() => void scan()}>
          Scan QR Code
        </Button>
      )}
      {order.coupon_code && (
        <TextButton tone="bad" onClick={() => void save('')}>
          Remove {order.coupon_code}
        </TextButton>
      )}
    </form>
  );
}

function NoteForm({ merchant, order, onClose }: FormProps) {
  const [note, setNote] = useState(order.note);
  const { update } = useCart(merchant, 'checkout');
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!update.isPending && (await update.mutateAsync({ order_note: note.trim() })).ok) onClose();
  };
  return (
    <form onSubmit={(event) => void save(event)} className={css.extraForm}>
      <TextArea
        label="Instructions for your order"
        hint="Tell us about an allergy here too."
        rows={3}
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button type="submit" wide busy={update.isPending}>
        Save
      </Button>
    </form>
  );
}

type Asked = Props & { asked: Extra; ask: (extra: Extra) => void };

/** The two popups. They stand apart from their buttons: a refused order opens them too. */
export function ExtraSheets({ asked, ask, ...props }: Asked) {
  const close = () => ask(undefined);
  return (
    <>
      <Sheet open={asked === 'promo'} onClose={close} title="Voucher/Promo Code" size="s">
        {asked === 'promo' && <PromoForm {...props} onClose={close} />}
      </Sheet>
      <Sheet open={asked === 'note'} onClose={close} title="Instructions" size="s">
        {asked === 'note' && <NoteForm {...props} onClose={close} />}
      </Sheet>
    </>
  );
}

const allowed = ({ menu }: Merchant) => ({
  promo: menu.allow_promo_codes === 1,
  note: menu.allow_order_notes === 1,
});
export const hasExtras = (merchant: Merchant): boolean => Object.values(allowed(merchant)).includes(true);

/** As rows of a list, on phones. */
export function ExtraList({ merchant, order, ask }: Omit<Asked, 'asked'>) {
  const { promo, note } = allowed(merchant);
  const saved = `You save ${price(merchant.locale.currency_sign, order.other_discount)}`;
  return (
    <List label="More">
      {promo && (
        <ListButton
          icon={<IconTicketPercent />}
          tone={order.coupon_code ? 'good' : 'plain'}
          title={order.coupon_code || 'Enter voucher or promo code'}
          note={order.coupon_code && !isNothing(order.other_discount) ? saved : undefined}
          onClick={() => ask('promo')}
        />
      )}
      {note && (
        <ListButton
          icon={<IconMessageSquareText />}
          title={order.note ? 'Edit instructions' : 'Add instructions'}
          note={order.note ? `“${order.note}”` : undefined}
          onClick={() => ask('note')}
        />
      )}
    </List>
  );
}

/** As lines of the ticket, on desktops. */
export function ExtraRows({ merchant, order, ask }: Omit<Asked, 'asked'>) {
  const { promo, note } = allowed(merchant);
  const { coupon_code: code } = order;
  return (
    <div className={css.extras}>
      {promo && (
        <p className={css.extra}>
          <IconTicketPercent size="l" />
          <span>{code ? <b>{code} applied</b> : 'Voucher or promo code'}</span>
          <TextButton
            aria-label={code ? 'Edit promo code' : 'Enter voucher or promo code'}
            onClick={() => ask('promo')}
          >
            {code ? 'Edit' : 'Enter'}
          </TextButton>
        </p>
      )}
      {note && (
        <p className={css.extra}>
          <IconMessageSquareText size="l" />
          <span>{order.note ? `“${order.note}”` : 'Instructions'}</span>
          <TextButton
            aria-label={order.note ? 'Edit instructions' : 'Add instructions'}
            onClick={() => ask('note')}
          >
            {order.note ? 'Edit' : 'Add'}
          </TextButton>
        </p>
      )}
    </div>
  );
}
