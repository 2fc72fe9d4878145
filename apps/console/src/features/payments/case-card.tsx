import { NoteTag } from '@servery/ui/actions/badge';
import { Button, LinkButton } from '@servery/ui/actions/button';
import { Card } from '@servery/ui/surfaces/card';
import { TextField } from '@servery/ui/inputs/field';
import { Display, Money } from '@servery/ui/foundations/text';
import { createLink } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import { ClaimLink } from '#order/claim-link.tsx';
import { amountText, remedyText } from '#features/payments/rules/words.ts';
import { type Case, useCloseCase, useSettleCase } from '#features/payments/use-cases.ts';
import { whenText } from '#order/when.ts';
import css from './payments.module.css';
import { t } from '#features/payments/texts.ts';

const OrderLink = createLink(LinkButton);

/** Who marks something as settled says what was done. */
function SettleForm({ it, onLeave }: { it: Case; onLeave: () => void }) {
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const { mutate, isPending } = useCloseCase();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (note.trim() !== '' && !isPending) mutate({ case_id: it.id, note: note.trim() });
  };
  return (
    <form noValidate aria-label={t.settle({ title: it.title })} className={css.form} onSubmit={submit}>
      <TextField
        label={t.whatWasDone}
        look="inset"
        value={note}
        maxLength={200}
        autoComplete="off"
        error={tried && note.trim() === '' ? t.noteMissing : undefined}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className={css.buttons}>
        <Button size="s" type="submit" busy={isPending}>
          {t.markAsSettled}
        </Button>
        <Button kind="bare" size="s" onClick={onLeave}>
          {t.cancel}
        </Button>
      </div>
    </form>
  );
}

function Remedies({ it, onSettle }: { it: Case; onSettle: () => void }) {
  const { mutate, isPending } = useSettleCase();
  return (
    <>
      {it.remedy !== 'none' && (
        <Button size="s" busy={isPending} onClick={() => mutate({ case_id: it.id })}>
          {remedyText(it)}
        </Button>
      )}
      <Button kind="line" size="s" onClick={onSettle}>
        {t.settleOpen}
      </Button>
    </>
  );
}

/** Who may only look sees the order that it is about. */
function Steps({ it, mayAct, onSettle }: { it: Case; mayAct: boolean; onSettle: () => void }) {
  if (!mayAct && it.order_id === '') return null;
  return (
    <div className={css.buttons}>
      {mayAct && <Remedies it={it} onSettle={onSettle} />}
      {it.order_id !== '' && (
        <OrderLink to="/orders" search={{ order: it.order_id }} kind="quiet" size="s">
          {t.order({ number: it.number })}
        </OrderLink>
      )}
    </div>
  );
}

const factsOf = (it: Case, zone: string): string =>
  [it.payment_method, whenText(it.since, zone), it.reference && `ref. ${it.reference}`]
    .filter(Boolean)
    .join(', ');

/** One thing that does not match: what happened, what to do, and the buttons that do it. */
export function CaseCard({ it, zone, mayAct }: { it: Case; zone: string; mayAct: boolean }) {
  const [settling, setSettling] = useState(false);
  return (
    <Card as="li" pad="m" className={css.case}>
      <div className={css.caseHead}>
        <Display as="h3" size={20}>
          {it.title}
        </Display>
        <Money>{amountText(it)}</Money>
      </div>
      <p>{it.happened}</p>
      <p className={css.todo}>{it.todo}</p>
      <small>{factsOf(it, zone)}</small>
      {it.claim_url !== '' && <ClaimLink url={it.claim_url} />}
      {it.state === 'busy' && <NoteTag>{t.refundOnItsWay}</NoteTag>}
      {it.state === 'open' && !settling && (
        <Steps it={it} mayAct={mayAct} onSettle={() => setSettling(true)} />
      )}
      {it.state === 'open' && settling && <SettleForm it={it} onLeave={() => setSettling(false)} />}
    </Card>
  );
}
