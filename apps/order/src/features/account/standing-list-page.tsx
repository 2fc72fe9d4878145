import { laterTexts } from '@servery/domain/messages/later-texts';
import { EmptyState } from '@servery/ui/feedback/empty';
import { hasStandingOrders } from '@servery/domain/people/account-menu';
import { AccountFrame } from '#features/account/account-frame.tsx';
import { CreateStanding } from '#features/account/create-standing.tsx';
import { OrdersFailed } from '#features/account/orders-failed.tsx';
import { OrdersSkeleton } from '#features/account/orders-skeleton.tsx';
import { StandingRows } from '#features/account/standing-rows.tsx';
import { useOrders } from '#features/account/use-orders.ts';
import { t } from '#features/account/texts.ts';

function Standing() {
  const { past, standing } = useOrders();
  if (past.error && !past.data) return <OrdersFailed error={past.error} retry={() => void past.refetch()} />;
  if (!past.data) return <OrdersSkeleton />;
  const create = <CreateStanding wide />;
  if (standing.length === 0)
    return (
      <EmptyState title={t.noStandingYet} action={create}>
        {t.noStandingNote}
      </EmptyState>
    );
  return <StandingRows orders={standing}>{create}</StandingRows>;
}

export function StandingListPage() {
  return (
    <AccountFrame title={t.standingOrders}>
      {(account) =>
        hasStandingOrders(account) ? <Standing /> : <EmptyState title={laterTexts.noStandingStores} />
      }
    </AccountFrame>
  );
}
