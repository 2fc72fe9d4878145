import { Button } from '@servery/ui/button';
import { Card } from '@servery/ui/card';
import { Display, Money } from '@servery/ui/text';
import { useState } from 'react';
import { type Cases, useEndWithdrawal } from '#features/payments/use-cases.ts';
import { whenText } from '#order/when.ts';
import css from './payments.module.css';

type Withdrawal = Cases['withdrawals'][number];
type Deed = 'paid' | 'returned';

const QUESTION: Readonly<Record<Deed, { ask: string; yes: string }>> = {
  paid: { ask: 'Has the money gone to the customer?', yes: 'Yes, it is paid out' },
  returned: { ask: 'Put it back, to be spent on orders?', yes: 'Yes, put it back' },
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
          Leave it
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
        <Money>{`$${it.amount}`}</Money>
      </div>
      <p>Asked to have this back. Refund it at the payment provider, then say so here.</p>
      <small>{`${it.email}, ${whenText(it.since, zone)}`}</small>
      {deed ? (
        <Sure it={it} deed={deed} onLeave={() => setDeed(undefined)} />
      ) : (
        <div className={css.buttons}>
          <Button size="s" onClick={() => setDeed('paid')}>
            Paid out…
          </Button>
          <Button kind="line" size="s" onClick={() => setDeed('returned')}>
            Put back…
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
    <section aria-label="Withdrawals" className={css.part}>
      <Display as="h2" size={24}>
        Withdrawals
      </Display>
      <ul className={css.cases}>
        {withdrawals.map((it) => (
          <WithdrawalCard key={it.id} it={it} zone={zone} />
        ))}
      </ul>
    </section>
  );
}
