import { dollars } from '@servery/domain/money';
import { Button } from '@servery/ui/actions/button';
import { Card } from '@servery/ui/surfaces/card';
import { Display, Money } from '@servery/ui/foundations/text';
import { useState } from 'react';
import { type Cases, useEndWithdrawal } from '#features/payments/use-cases.ts';
import { whenText } from '#order/when.ts';
import css from './payments.module.css';
import { catalogue } from '@servery/domain/texts/catalogue';
import { t } from '#features/payments/texts.ts';

type Withdrawal = Cases['withdrawals'][number];
type Deed = 'paid' | 'returned';

const QUESTION: Readonly<Record<Deed, { ask: string; yes: string }>> = {
  paid: catalogue('console-payments-question-paid', {
    ask: 'Has the money gone to the customer?',
    yes: 'Yes, it is paid out',
  }),
  returned: catalogue('console-payments-question-returned', {
    ask: 'Put it back, to be spent on orders?',
    yes: 'Yes, put it back',
  }),
};

/** Neither can be taken back: asked once more before it is done. */
function Sure({ it, deed, onLeave }: { it: Withdrawal; deed: Deed; onLeave: () => void }) {
  const { mutate, isPending } = useEndWithdrawal();
  const { ask, yes } = QUESTION[deed];
  return (
    <>
      <p className={css.todo}>{ask}</p>
      <div className={css.buttons}>
        <Button size="s" busy={isPending} onClick={() => mutate({ withdrawal_id: it.id, deed })}>
          {yes}
        </Button>
        <Button kind="bare" size="s" onClick={onLeave}>
          {t.cancel}
        </Button>
      </div>
    </>
  );
}

function WithdrawalCard({ it, zone }: { it: Withdrawal; zone: string }) {
  const [deed, setDeed] = useState<Deed>();
  return (
    <Card as="li" pad="m" className={css.case}>
      <div className={css.caseHead}>
        <Display as="h3" size={20}>
          {it.name}
        </Display>
        <Money>{dollars(it.amount)}</Money>
      </div>
      <p>{t.withdrawalNote}</p>
      <small>{`${it.email}, ${whenText(it.since, zone)}`}</small>
      {deed ? (
        <Sure it={it} deed={deed} onLeave={() => setDeed(undefined)} />
      ) : (
        <div className={css.buttons}>
          <Button size="s" onClick={() => setDeed('paid')}>
            {t.paidOut}
          </Button>
          <Button kind="line" size="s" onClick={() => setDeed('returned')}>
            {t.putBack}
          </Button>
        </div>
      )}
    </Card>
  );
}

/** Customers who want their balance back; nothing is shown while nobody does. */
export function Withdrawals({ cases: { withdrawals }, zone }: { cases: Cases; zone: string }) {
  if (withdrawals.length === 0) return null;
  return (
    <section aria-label={t.withdrawals} className={css.part}>
      <Display as="h2" size={24}>
        {t.withdrawals}
      </Display>
      <ul className={css.cases}>
        {withdrawals.map((it) => (
          <WithdrawalCard key={it.id} it={it} zone={zone} />
        ))}
      </ul>
    </section>
  );
}
