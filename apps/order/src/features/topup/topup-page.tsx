import type { Customer } from '@servery/contract/entities/customer';
import { networkError } from '@servery/domain/messages/texts';
import { topupReturn } from '@servery/domain/payments/topup-return';
import { EmptyState } from '@servery/ui/feedback/empty';
import { IconArrowLeft } from '@servery/ui/foundations/icon';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { venueQuery } from '#api/queries.ts';
import { keys } from '#api/query-keys.ts';
import { AccountFrame, type AccountPart } from '#features/account/index.ts';
import { LoadFailed } from '#features/shell/index.ts';
import { TopupForm } from '#features/topup/topup-form.tsx';
import { forgetTopup, setTopup } from '#features/topup/topup-state.ts';
import { TopupDock, TopupTicket, useBeside } from '#features/topup/topup-sums.tsx';
import { GoText } from '#shared/links.tsx';
import { useVenueSlug } from '#state/venue-slug.ts';
import { sayBad, sayGood, sayInfo } from '#state/toasts.ts';
import { t } from '#features/topup/texts.ts';

/** The rules are those of the store that was ordered from last, else of the brand's own. */
const useStore = () => useQuery(venueQuery(useVenueSlug()));

const SAY = { good: sayGood, bad: sayBad, plain: sayInfo } as const;

/** Somebody comes back from the pages of a payment provider: it is said what became of it, and the address is clean again. */
function useReturn(): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const back = topupReturn(useSearch({ strict: false }));
  const arrive = useEffectEvent(() => {
    if (!back) return;
    SAY[back.tone](back.text);
    const { method } = back;
    setTopup({ method, waiting: method === 'CB' && back.tone === 'good' });
    void client.invalidateQueries({ queryKey: keys.customer });
    void navigate({ to: '/account/topup', search: {}, replace: true });
  });
  const is = back?.text;
  useEffect(() => {
    if (is !== undefined) arrive();
  }, [is]);
}

/** Whoever came for one way of paying finds it chosen. */
function useWantedMethod(): void {
  const search: { method?: unknown; result?: unknown } = useSearch({ strict: false });
  const wanted = search.result === undefined && search.method === 'CB';
  useEffect(() => {
    if (wanted) setTopup({ method: 'CB' });
  }, [wanted]);
}

function AtStore({ customer }: { customer: Customer }) {
  const venue = useStore();
  if (venue.data) return <TopupForm merchant={venue.data} customer={customer} />;
  if (venue.error)
    return (
      <LoadFailed
        error={venue.error}
        title={t.failed}
        whenNoAnswer={networkError('GA1')}
        retry={() => void venue.refetch()}
      />
    );
  return (
    <Loading label={t.loading}>
      <Skeleton shape="block" height="112px" />
      <Skeleton shape="block" height="240px" />
      <Skeleton shape="block" height="320px" />
    </Loading>
  );
}

const Back = () => (
  <GoText to="/account/managecard">
    <IconArrowLeft /> {t.backToBilling}
  </GoText>
);

function Dock({ account: { customer, account } }: AccountPart) {
  const venue = useStore();
  if (useBeside() || !venue.data || account.is_topup_enabled === 0) return null;
  return <TopupDock merchant={venue.data} customer={customer} />;
}

function Aside({ account: { customer, account } }: AccountPart) {
  const venue = useStore();
  if (!useBeside() || !venue.data || account.is_topup_enabled === 0) return null;
  return <TopupTicket merchant={venue.data} customer={customer} />;
}

export function TopupPage() {
  useReturn();
  useWantedMethod();
  useEffect(() => forgetTopup, []);
  return (
    <AccountFrame title={t.title} action={Back} dock={Dock} aside={Aside}>
      {({ customer, account }) =>
        account.is_topup_enabled === 1 ? (
          <AtStore key={customer.id} customer={customer} />
        ) : (
          <EmptyState title={t.off} />
        )
      }
    </AccountFrame>
  );
}
