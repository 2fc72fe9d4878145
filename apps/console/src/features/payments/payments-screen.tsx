import type { ConsoleUser } from '@servery/contract/entities/board';
import { Button } from '@servery/ui/actions/button';
import { EmptyState } from '@servery/ui/feedback/empty';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { Display } from '@servery/ui/foundations/text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { casesQuery } from '#api/cases-query.ts';
import { CaseCard } from '#features/payments/case-card.tsx';
import { DayChecks } from '#features/payments/day-checks.tsx';
import type { Cases } from '#features/payments/use-cases.ts';
import { Payouts } from '#features/payments/payouts.tsx';
import css from './payments.module.css';
import { t } from '#features/payments/texts.ts';

type PartProps = { cases: Cases; zone: string; mayAct: boolean };

function OpenCases({ cases: { cases }, zone, mayAct }: PartProps) {
  return (
    <section aria-label={t.openCases} className={css.part}>
      <Display as="h2" size={24}>
        {t.openCases}
      </Display>
      {cases.length === 0 ? (
        <EmptyState title={t.everythingMatches}>{t.matchesNote}</EmptyState>
      ) : (
        <ul className={css.cases}>
          {cases.map((it) => (
            <CaseCard key={it.id} it={it} zone={zone} mayAct={mayAct} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** What does not match, in plain words, and how to settle it. */
export function PaymentsScreen({ user, children }: { user: ConsoleUser; children?: ReactNode }) {
  const zone = user.merchant.time_zone;
  const mayAct = user.permissions.includes('refund_orders');
  const { data, error, refetch } = useQuery(casesQuery);
  return (
    <div className={css.screen}>
      <Display as="h1" size={32}>
        {t.payments}
      </Display>
      {data && <Payouts cases={data} zone={zone} mayAct={mayAct} />}
      {data && <OpenCases cases={data} zone={zone} mayAct={mayAct} />}
      {data && <DayChecks cases={data} zone={zone} />}
      {!data && !error && (
        <Loading label={t.loadingOpenCases} className={css.cases}>
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} shape="block" height="8rem" />
          ))}
        </Loading>
      )}
      {!data && error && (
        <EmptyState
          title={t.casesFailed}
          action={<Button onClick={() => void refetch()}>{t.tryAgain}</Button>}
        >
          {error.message}
        </EmptyState>
      )}
      {children}
    </div>
  );
}
