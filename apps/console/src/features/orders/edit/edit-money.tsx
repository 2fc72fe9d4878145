import type { CallOutput } from '@servery/contract/registry';
import { dollars, parseCents } from '@servery/domain/money';
import { Segmented } from '@servery/ui/choices/segmented';
import { Notice } from '@servery/ui/feedback/notice';
import css from './edit.module.css';
import { t } from '#features/orders/edit/texts.ts';

export type Plan = CallOutput<'ConsoleOrder.edit_plan'>;
export type Settle = 'later' | 'balance';

const cents = (amount: string): number => parseCents(amount) ?? 0;

/** '$4.50 to give back', '$6.00 more to pay'. */
function differenceText({ owed, back, total }: Plan): string {
  if (back !== '0.00') return t.back({ amount: dollars(back) });
  if (owed === '0.00') return t.even;
  return owed === total ? t.toPay({ amount: dollars(owed) }) : t.owed({ amount: dollars(owed) });
}

type Props = { plan: Plan; settle: Settle; onSettle: (settle: Settle) => void };

/** What the changes do to the money, as they are made. */
export function EditMoney({ plan, settle, onSettle }: Props) {
  const { owed, balance, problems } = plan;
  const canPay = balance !== '' && cents(balance) >= cents(owed) && owed !== '0.00';
  return (
    <div className={css.money}>
      {problems.map(({ code, text }) => (
        <Notice key={`${code} ${text}`} tone="bad">
          {text}
        </Notice>
      ))}
      <output className={css.sum}>
        <span>
          {t.total} <b>{dollars(plan.total)}</b>
          {plan.total !== plan.was && <small>{t.was({ amount: dollars(plan.was) })}</small>}
        </span>
        <strong>{differenceText(plan)}</strong>
        {plan.back_to.map(({ text, amount }) => (
          <small key={text}>{t.backTo({ amount: dollars(amount), where: text })}</small>
        ))}
      </output>
      {canPay && (
        <>
          <Segmented
            label={t.settle}
            size="s"
            wide
            value={settle}
            onChange={onSettle}
            items={[
              { value: 'later', label: t.atCounter },
              { value: 'balance', label: t.fromBalance },
            ]}
          />
          <small className={css.soft}>{t.balance({ amount: dollars(balance) })}</small>
        </>
      )}
    </div>
  );
}
