import type { CallInput, CallOutput } from '@servery/contract/registry';
import { networkError } from '@servery/domain/messages/texts';
import { formatCents, parseCents } from '@servery/domain/money';
import { roundingBack } from '@servery/domain/payments/counter-refund';
import { typedAmount } from '@servery/domain/payments/refund';
import { tenderText } from '@servery/domain/payments/tender';
import { Button } from '@servery/ui/actions/button';
import { ChipGroup, ChipToggle } from '@servery/ui/choices/chips';
import { IconUndo2 } from '@servery/ui/foundations/icon-more';
import { TextField } from '@servery/ui/inputs/field';
import { Dialog } from '@servery/ui/overlays/sheet';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '#api/call.ts';
import { laterKeys } from '#api/later-keys.ts';
import { price } from '#shared/money.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import { sayBad } from '#state/toasts.ts';
import css from './orders-screen.module.css';
import { t } from '#pos/orders/texts.ts';

type Shown = CallOutput<'TillOrder.show'>;
type Wish = Omit<CallInput<'TillOrder.refund'>, 'refund_key'>;

/** One wish has one key: sent again after a lost answer, it is the same refund. */
function useRefund() {
  const client = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());
  const [busy, setBusy] = useState(false);
  const refund = async (wish: Wish): Promise<void> => {
    setBusy(true);
    const result = await call('TillOrder.refund', { ...wish, refund_key: key });
    setBusy(false);
    if (!result.ok) return void sayBad(result.code === 'network' ? networkError('TR1') : result.message);
    client.setQueryData(laterKeys.tillOrder(wish.order_id), result.value);
    await client.invalidateQueries({ queryKey: laterKeys.tillOrders });
  };
  return { busy, refund };
}

function RefundForm({ shown }: { shown: Shown }) {
  const { merchant } = useDeviceVenue();
  const { order, refundable } = shown;
  const [tender, setTender] = useState(refundable[0]?.tender ?? 'cash');
  const most = refundable.find((each) => each.tender === tender)?.most ?? '0.00';
  const [typed, setTyped] = useState<string>();
  const [reason, setReason] = useState('');
  const { busy, refund } = useRefund();
  const sign = merchant.locale.currency_sign;
  const amount = typed === undefined ? most : (typedAmount(typed) ?? '0.00');
  const cents = parseCents(amount) ?? 0;
  const handed = cents + roundingBack({ kind: tender, cents }, parseCents(shown.given_in_cash) ?? 0);
  const canRefund = cents > 0 && cents <= (parseCents(most) ?? 0) && reason.trim() !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canRefund && !busy) void refund({ order_id: order.id, tender, amount, reason });
  };
  return (
    <form noValidate autoComplete="off" className={css.form} onSubmit={submit}>
      <ChipGroup label={t.refundBy}>
        {refundable.map(({ tender: each }) => (
          <ChipToggle key={each} pressed={each === tender} onClick={() => setTender(each)}>
            {tenderText(each)}
          </ChipToggle>
        ))}
      </ChipGroup>
      <TextField
        label={t.amount}
        hint={t.upTo({ amount: price(sign, most) })}
        before={sign}
        inputMode="decimal"
        value={typed ?? most}
        onChange={(event) => setTyped(event.target.value)}
      />
      <TextField
        label={t.reason}
        maxLength={200}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button type="submit" kind="bad" shape="block" wide busy={busy} disabled={!canRefund}>
        {t.giveBack({ amount: price(sign, formatCents(handed)) })}
      </Button>
    </form>
  );
}

/** Money back, in cash or by what it was paid with, with the reason and who gave it. */
export function RefundButton({ shown }: { shown: Shown }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" shape="block" icon={<IconUndo2 />} onClick={() => setOpen(true)}>
        {t.refund}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t.refundOrder({ number: shown.order.number })}
        size="m"
      >
        <RefundForm shown={shown} />
      </Dialog>
    </>
  );
}
