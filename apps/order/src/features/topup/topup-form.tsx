import { amountsFor, type TopupMethod, topupAmounts } from '@servery/domain/payments/topup';
import { methodText } from '@servery/domain/payments/methods';
import { Checkbox } from '@servery/ui/inputs/check';
import { Choice, ChoiceGroup } from '@servery/ui/choices/choice';
import { cx } from '@servery/ui/foundations/cx';
import { Display, Text } from '@servery/ui/foundations/text';
import { EmptyState } from '@servery/ui/feedback/empty';
import { Notice } from '@servery/ui/feedback/notice';
import { Select } from '@servery/ui/inputs/select';
import { Skeleton } from '@servery/ui/feedback/skeleton';
import { useQuery } from '@tanstack/react-query';
import { customerQuery } from '#api/queries.ts';
import { cardName } from '#features/account/index.ts';
import { CardForm, ChallengeSheet, MethodChoices } from '#features/payment/index.ts';
import { FORM, BalanceAfter, useBeside } from '#features/topup/topup-sums.tsx';
import { setTopup } from '#features/topup/topup-state.ts';
import css from '#features/topup/topup.module.css';
import { type Topup, useTopup } from '#features/topup/use-topup.ts';
import { type TopupGiven, type TopupSum, useTopupSum } from '#features/topup/use-topup-sum.ts';
import { price } from '#shared/money.ts';
import { t } from '#features/topup/texts.ts';

function Amounts({ sum }: { sum: TopupSum }) {
  return (
    <ChoiceGroup title={t.amount} layout="plain" className={cx(css.amounts, css.part)}>
      {amountsFor(sum.method ?? '').map((dollars) => (
        <Choice
          key={dollars}
          kind="radio"
          name="topup-amount"
          value={String(dollars)}
          look="tile"
          title={price(sum.sign, String(dollars))}
          checked={sum.cents === dollars * 100}
          onChange={() => setTopup({ cents: dollars * 100 })}
        />
      ))}
    </ChoiceGroup>
  );
}

/** Two settings that hold each other: the line between them says so. */
function CardFlags({ flags, given, sign }: { flags: Topup['flags']; given: TopupGiven; sign: string }) {
  const { has_saved_card, credit_card_type: type, credit_card_ending: ending } = given.customer;
  return (
    <div className={css.coupled}>
      <Checkbox checked={flags.save} onChange={(event) => flags.setSave(event.target.checked)}>
        <b>{t.saveCard}</b>
        <small>{has_saved_card === 1 ? t.replaces({ card: cardName(type, ending) }) : t.saveCardNote}</small>
      </Checkbox>
      <Checkbox checked={flags.auto} onChange={(event) => flags.setAuto(event.target.checked)}>
        <b>{t.autoTopUp}</b>
        <small>{t.autoTopUpNote}</small>
      </Checkbox>
      {flags.auto && (
        <Select
          label={t.autoAmount}
          options={topupAmounts.map((dollars) => ({
            value: dollars.toFixed(2),
            label: price(sign, String(dollars)),
          }))}
          value={flags.amount}
          onChange={flags.setAmount}
        />
      )}
    </div>
  );
}

function Panel({ topup, given, sum }: { topup: Topup; given: TopupGiven; sum: TopupSum }) {
  if (topup.problem) return <Notice tone="warn">{topup.problem}</Notice>;
  switch (sum.method) {
    case 'CC':
      return (
        <>
          <CardForm card={topup.card} billing={topup.billing} merchant={given.merchant} />
          <CardFlags flags={topup.flags} given={given} sign={sum.sign} />
        </>
      );
    case 'SAVED':
      return given.customer.credit_card_notice ? (
        <Notice tone={given.customer.credit_card_expired === 1 ? 'bad' : 'warn'}>
          {given.customer.credit_card_notice}
        </Notice>
      ) : null;
    case 'PP':
      return <Text tone="soft">{t.elsewhere({ method: methodText('PP') })}</Text>;
    case 'CB':
      return <Text tone="soft">{t.byCrypto}</Text>;
    case 'APPLE':
    case 'GOOGLE':
    case undefined:
      return null;
  }
}

const LOOK_EVERY_MS = 5000;

/** How much, and how it is paid. What it comes to stands beside it, or at the lower edge. */
export function TopupForm(given: TopupGiven) {
  const sum = useTopupSum(given);
  const topup = useTopup(given, sum);
  const beside = useBeside();
  useQuery({ ...customerQuery(), refetchInterval: LOOK_EVERY_MS, enabled: sum.waiting });
  if (sum.known && sum.methods.length === 0) return <EmptyState title={t.off} />;
  const panel = <Panel topup={topup} given={given} sum={sum} />;
  const inside = sum.method === 'CC' && !topup.problem;
  return (
    <form id={FORM} noValidate onSubmit={(event) => void topup.submit(event)} className={css.form}>
      {!beside && <BalanceAfter {...given} />}
      {sum.waiting && <Notice>{t.waiting}</Notice>}
      <Amounts sum={sum} />
      <section aria-labelledby="topup-methods" className={cx(css.methods, css.part)}>
        <Display id="topup-methods" size={20}>
          {t.payWith}
        </Display>
        {sum.known ? (
          <MethodChoices
            methods={sum.methods}
            chosen={sum.method}
            onChoose={(code) => setTopup({ method: code as TopupMethod })}
            payer={given}
          >
            {inside && panel}
          </MethodChoices>
        ) : (
          <Skeleton shape="block" height="272px" />
        )}
        {!inside && panel}
      </section>
      <ChallengeSheet asking={topup.asking} />
    </form>
  );
}
