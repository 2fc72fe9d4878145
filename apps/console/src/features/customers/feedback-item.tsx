import type { MemberFeedback } from '@servery/contract/calls/console/customers';
import { Button, TextButton } from '@servery/ui/actions/button';
import { StarsShown } from '#features/customers/stars-shown.tsx';
import { TextArea } from '@servery/ui/inputs/field';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { whenText } from '#order/when.ts';
import { useAnswer } from '#features/customers/use-customers.ts';
import css from './customers.module.css';
import { t } from '#features/customers/texts.ts';

type Props = { said: MemberFeedback; zone: string; mayAnswer: boolean; onShow?: (customer: number) => void };

function AnswerForm({ said, onDone }: { said: MemberFeedback; onDone: () => void }) {
  const [text, setText] = useState('');
  const answer = useAnswer(onDone);
  return (
    <div className={css.answer}>
      <TextArea
        label={t.answerLabel}
        maxLength={1000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button
        size="s"
        busy={answer.isPending}
        disabled={text.trim() === ''}
        onClick={() => answer.mutate({ feedback_id: said.id, text: text.trim() })}
      >
        {t.send}
      </Button>
      <Button kind="bare" size="s" onClick={onDone}>
        {t.cancel}
      </Button>
    </div>
  );
}

function Answered({ said, zone }: { said: MemberFeedback; zone: string }) {
  return (
    <blockquote className={css.answered}>
      {said.answer}
      <small>{t.answeredBy({ who: said.answered_by, when: whenText(said.answered_at, zone) })}</small>
    </blockquote>
  );
}

/** What somebody said, and the answer to it. */
export function FeedbackItem({ said, zone, mayAnswer, onShow }: Props) {
  const [answering, setAnswering] = useState(false);
  return (
    <li className={css.said}>
      <div className={css.saidHead}>
        <StarsShown count={said.overall} />
        {onShow && <TextButton onClick={() => onShow(said.customer_id)}>{said.name}</TextButton>}
        <small>
          {whenText(said.at, zone)}
          {said.order_id !== '' && (
            <Link to="/orders" search={{ order: said.order_id }} className={css.order}>
              {t.order({ number: said.order_number })}
            </Link>
          )}
        </small>
      </div>
      {said.comments !== '' && <p>{said.comments}</p>}
      <small>
        {t.easeOfUse({ count: said.ease_of_use })}, {t.speed({ count: said.speed })},{' '}
        {t.overall({ count: said.overall })}
      </small>
      {said.answer !== '' && <Answered said={said} zone={zone} />}
      {said.answer === '' && mayAnswer && !answering && (
        <TextButton aria-label={t.answerTo({ name: said.name })} onClick={() => setAnswering(true)}>
          {t.answer}
        </TextButton>
      )}
      {said.answer === '' && answering && <AnswerForm said={said} onDone={() => setAnswering(false)} />}
    </li>
  );
}
