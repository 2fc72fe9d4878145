import { dollars } from '@servery/domain/money';
import { Button } from '@servery/ui/actions/button';
import { Card } from '@servery/ui/surfaces/card';
import { Display, Money } from '@servery/ui/foundations/text';
import { useState } from 'react';
import { type Cases, useEndPayout } from '#features/payments/use-cases.ts';
import { whenText } from '#order/when.ts';
import css from './payments.module.css';
import { catalogue } from '@servery/domain/texts/catalogue';
import { t } from '#features/payments/texts.ts';

type Payout = Cases['payouts'][number];
type Outcome = 'paid' | 'returned';

const QUESTION: Readonly<Record<Outcome, { ask: string; yes: string }>> = {
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
function Sure({ it, outcome, onLeave }: { it: Payout; outcome: Outcome; onLeave: () => void }) {
  const { mutate, isPending } = useEndPayout();
  const { ask, yes } = QUESTION[outcome];
  return (
    <>
      <p className={css.todo}>{ask}</p>
      <div className={css.buttons}>
        <Button size="s" busy={isPending} onClick={() => mutate({ payout_id: it.id, outcome })}>
          {yes}
        </Button>
        <Button kind="bare" size="s" onClick={onLeave}>
          {t.cancel}
        </Button>
      </div>
    </>
  );
}

function Outcomes({ it }: { it: Payout }) {
  const [outcome, setOutcome] = useState<Outcome>();
  if (outcome) return <Sure it={it} outcome={outcome} onLeave={() => setOutcome(undefined)} />;
  return (
    <div className={css.buttons}>
      <Button size="s" onClick={() => setOutcome('paid')}>
        {t.paidOut}
      </Button>
      <Button kind="line" size="s" onClick={() => setOutcome('returned')}>
        {t.putBack}
      </Button>
    </div>
  );
}

function PayoutCard({ it, zone, mayAct }: { it: Payout; zone: string; mayAct: boolean }) {
  return (
    <Card as="li" pad="m" className={css.case}>
      <div className={css.caseHead}>
        <Display as="h3" size={20}>
          {it.name}
        </Display>
        <Money>{dollars(it.amount)}</Money>
      </div>
      <p>{t.payoutNote}</p>
      <small>{`${it.email}, ${whenText(it.since, zone)}`}</small>
      {mayAct && <Outcomes it={it} />}
    </Card>
  );
}

type Props = { cases: Cases; zone: string; mayAct: boolean };

/** Customers who want their balance back; nothing is shown while nobody does. */
export function Payouts({ cases: { payouts }, zone, mayAct }: Props) {
  if (payouts.length === 0) return null;
  return (
    <section aria-label={t.payouts} className={css.part}>
      <Display as="h2" size={24}>
        {t.payouts}
      </Display>
      <ul className={css.cases}>
        {payouts.map((it) => (
          <PayoutCard key={it.id} it={it} zone={zone} mayAct={mayAct} />
        ))}
      </ul>
    </section>
  );
}
