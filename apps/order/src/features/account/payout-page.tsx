import type { Customer } from '@servery/contract/entities/customer';
import { billingTexts } from '@servery/domain/messages/billing-texts';
import { ELIGIBLE_DAYS } from '@servery/domain/payments/payout';
import { texts } from '@servery/domain/messages/texts';
import { parseCents } from '@servery/domain/money';
import { Button } from '@servery/ui/actions/button';
import { Card } from '@servery/ui/surfaces/card';
import { Notice } from '@servery/ui/feedback/notice';
import { Dialog } from '@servery/ui/overlays/sheet';
import { type SumRow, Sums } from '@servery/ui/surfaces/sums';
import { Text } from '@servery/ui/foundations/text';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '#api/call.ts';
import css from '#features/account/account.module.css';
import { AccountFrame } from '#features/account/account-frame.tsx';
import { GoText } from '#shared/links.tsx';
import { isNothing, less, price } from '#shared/money.ts';
import { sayFailure, sayGood } from '#state/toasts.ts';
import { t } from '#features/account/texts.ts';
import { keys } from '#api/query-keys.ts';

function usePayout() {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  // Two taps may come before the screen is drawn again.
  const sending = useRef(false);
  const send = async (): Promise<void> => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    const result = await call('WithdrawFunds', {});
    sending.current = false;
    setBusy(false);
    setAsking(false);
    if (!result.ok) return void sayFailure(result, texts.tryAgain);
    client.setQueryData(keys.customer, result.value.customer);
    sayGood(billingTexts.requestSent);
  };
  return { asking, setAsking, busy, send: () => void send() };
}

type AskProps = { amount: string; asking: boolean; busy: boolean; onSend: () => void; onClose: () => void };

/** Money is on its way only once somebody has seen how much it is and where it goes. */
function AskFirst({ amount, asking, busy, onSend, onClose }: AskProps) {
  return (
    <Dialog
      open={asking}
      onClose={onClose}
      title={t.withdrawQuestion({ amount })}
      dismissable={!busy}
      foot={
        <div className={css.form}>
          <Button kind="line" wide disabled={busy} onClick={onClose}>
            {t.cancel}
          </Button>
          <Button wide busy={busy} disabled={busy} onClick={onSend}>
            {t.sendRequest}
          </Button>
        </div>
      }
    >
      <div className={css.form}>
        <Text>{t.wellSendBackTo({ amount })}</Text>
        <Text tone="soft">{billingTexts.reviewed}</Text>
      </div>
    </Dialog>
  );
}

function rowsOf(
  { balance, balance_debit: debit, balance_transferable: rest }: Customer,
  sign: string,
): SumRow[] {
  return [
    { id: 'balance', label: t.withdrawBalanceRow, amount: price(sign, balance) },
    ...(isNothing(debit) ? [] : [{ id: 'debit', label: t.forOrdersOnly, amount: less(sign, debit) }]),
    { id: 'transferable', label: t.withdrawable, amount: price(sign, rest), kind: 'sum' },
  ];
}

function Withdraw({ customer, sign }: { customer: Customer; sign: string }) {
  const { asking, setAsking, busy, send } = usePayout();
  const amount = customer.balance_transferable;
  const nothing = (parseCents(amount) ?? 0) <= 0;
  return (
    <>
      {!isNothing(customer.balance_held) && (
        <Notice title={t.onHold({ amount: price(sign, customer.balance_held) })}>
          {billingTexts.reviewed}
        </Notice>
      )}
      <Card pad="l">
        <Sums rows={rowsOf(customer, sign)} />
      </Card>
      <ul className={css.points}>
        {[billingTexts.eligible({ days: ELIGIBLE_DAYS }), billingTexts.reviewed, billingTexts.refundTime].map(
          (text) => (
            <li key={text}>{text}</li>
          ),
        )}
      </ul>
      <Button wide disabled={busy || nothing} onClick={() => setAsking(true)}>
        {nothing ? t.withdraw : t.withdrawAmount({ amount: price(sign, amount) })}
      </Button>
      <AskFirst
        amount={price(sign, amount)}
        asking={asking}
        busy={busy}
        onSend={send}
        onClose={() => setAsking(false)}
      />
      {nothing && (
        <Text size={15} tone="soft">
          {t.nothingToWithdraw}
        </Text>
      )}
    </>
  );
}

export function PayoutPage() {
  return (
    <AccountFrame title={t.withdrawFunds}>
      {({ customer, account }) => (
        <>
          <Withdraw customer={customer} sign={account.currency_sign} />
          <GoText to="/account/managecard" className={css.leave}>
            {t.backToBilling}
          </GoText>
        </>
      )}
    </AccountFrame>
  );
}
