import { hasSavedCardAt } from '@servery/domain/payments/saved-card-at';
import type { Customer } from '@servery/contract/entities/customer';
import { WEEK } from '@servery/domain/hours/availability';
import { dayName } from '@servery/domain/hours/words';
import { formatCents } from '@servery/domain/money';
import { Button } from '@servery/ui/actions/button';
import { Paper, Tear } from '@servery/ui/surfaces/paper';
import { type SumRow, Sums } from '@servery/ui/surfaces/sums';
import { Display } from '@servery/ui/foundations/text';
import { BESIDE } from '#features/account/index.ts';
import { NextCard, StatusSwitch } from '#features/standing/next-card.tsx';
import { cardWords } from '#features/standing/pay-card.tsx';
import { type StandingPage, useDraft } from '#features/standing/draft.ts';
import css from '#features/standing/standing.module.css';
import { useSave, useWeek } from '#features/standing/use-standing.ts';
import { GoText } from '#shared/links.tsx';
import { less, price } from '#shared/money.ts';
import { t } from '#features/standing/texts.ts';

function useRows(page: StandingPage): SumRow[] {
  const week = useWeek(page);
  const money = (cents: number) => price(week.sign, formatCents(cents));
  return [
    { id: 'products', label: t.productsTotal, amount: money(week.products) },
    ...(week.discount > 0
      ? [
          {
            id: 'discount',
            label: t.discount({ percent: week.discountPercent }),
            amount: less(week.sign, formatCents(week.discount)),
            kind: 'less' as const,
          },
        ]
      : []),
    ...(week.daySurcharges > 0
      ? [{ id: 'days', label: t.daySurcharges, amount: money(week.daySurcharges) }]
      : []),
    ...(week.deliveryFees > 0
      ? [
          {
            id: 'fee',
            label: t.deliveryFee,
            aside: t.deliveries({ count: week.deliveries, fee: money(week.fee) }),
            amount: money(week.deliveryFees),
          },
        ]
      : []),
    { id: 'total', label: t.eachWeek, amount: money(week.total), kind: 'sum' },
    ...WEEK.filter((day) => week.days[day] > 0).map((day) => ({
      id: day,
      label: dayName(day),
      amount: money(week.days[day]),
      kind: 'fine' as const,
    })),
  ];
}

/** Where there is room: what the week comes to, who pays for it, and the one button. */
export function WeekTicket({ page, customer }: { page: StandingPage; customer: Customer }) {
  const rows = useRows(page);
  const busy = useDraft((draft) => draft.busy);
  const { save } = useSave(page);
  const { merchant } = page;
  return (
    <div className={BESIDE}>
      <Paper as="aside" pad="l" aria-label={t.everyWeek}>
        <div className={css.ticketHead}>
          <Display size={24}>{t.everyWeek}</Display>
          <StatusSwitch page={page} />
        </div>
        <NextCard page={page} />
        <Tear />
        <Sums rows={rows} />
        <Tear />
        <div className={css.ticketHead}>
          <b>{t.paidInAdvance}</b>
          <GoText to="/account/managecard">{t.change}</GoText>
        </div>
        <ol className={css.means}>
          <li>{t.balanceNow({ amount: price('$', customer.balance) })}</li>
          <li>
            {merchant && hasSavedCardAt(customer, merchant.card_account)
              ? t.cardThen({ card: cardWords(customer, merchant) })
              : t.noCard}
          </li>
        </ol>
        <Button size="l" wide busy={busy} onClick={save}>
          {t.saveLong}
        </Button>
      </Paper>
    </div>
  );
}
