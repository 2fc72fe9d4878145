import type { Customer } from '@servery/contract/entities/customer';
import { networkError } from '@servery/domain/messages/texts';
import { laterTexts } from '@servery/domain/messages/later-texts';
import { EmptyState } from '@servery/ui/feedback/empty';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { Text } from '@servery/ui/foundations/text';
import { IconArrowLeft } from '@servery/ui/foundations/icon';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { AccountFrame, type AccountPart } from '#features/account/index.ts';
import { LoadFailed } from '#features/shell/index.ts';
import { AddProduct, type Picking } from '#features/standing/add-product.tsx';
import { SaveDock } from '#features/standing/cell-dock.tsx';
import {
  type DraftItem,
  forgetDraft,
  type StandingPage as Page,
  takeAnswer,
  useDraft,
} from '#features/standing/draft.ts';
import { ItemSheet } from '#features/standing/item-sheet.tsx';
import { LeaveGuard } from '#features/standing/leave-guard.tsx';
import { NextCard, StatusSwitch } from '#features/standing/next-card.tsx';
import { NoteRow } from '#features/standing/note-row.tsx';
import { PayCard } from '#features/standing/pay-card.tsx';
import { standingQuery } from '#features/standing/standing-query.ts';
import { WeekGrid } from '#features/standing/week-grid.tsx';
import { WeekTicket } from '#features/standing/week-ticket.tsx';
import { WhereCard } from '#features/standing/where-card.tsx';
import { GoText } from '#shared/links.tsx';
import { useMedia, WITH_TICKET } from '#shared/use-media.ts';
import { t } from '#features/standing/texts.ts';

/** From here on the week is typed as a table. */
const AS_TABLE = '(min-width: 900px)';

const useSlug = (): number => {
  const { slug }: { slug?: string } = useParams({ strict: false });
  return /^\d{1,15}$/.test(slug ?? '') ? Number(slug) : 0;
};

/** What the server has of it. A new one is asked for anew at another store. */
function usePage() {
  const id = useSlug();
  const storeId = useDraft((draft) => (draft.id === 0 && id === 0 ? draft.storeId : 0));
  return { query: useQuery(standingQuery(id, storeId)) };
}

/** The draft begins with each answer that is of something else: another order, or another store. */
function useTakeAnswer(page: Page | undefined): boolean {
  const client = useQueryClient();
  const held = useDraft((draft) => draft.of);
  const answered = page && `${page.standing_order.id}:${page.standing_order.store_id}`;
  const isTaken = held !== '' && held === answered;
  useEffect(() => {
    if (!page || answered === undefined || useDraft.getState().of === answered) return;
    // Whichever store came first is the one that was asked for, from here on.
    const { id, store_id: storeId } = page.standing_order;
    if (id === 0) client.setQueryData(standingQuery(0, storeId).queryKey, page);
    takeAnswer(answered, page);
  }, [page, answered, client]);
  return isTaken;
}

function Editor({ page, customer }: { page: Page; customer: Customer }) {
  const typed = useMedia(AS_TABLE);
  const beside = useMedia(WITH_TICKET);
  const [picking, setPicking] = useState<Picking>();
  const [more, setMore] = useState<DraftItem>();
  const { merchant } = page;
  const isNew = useDraft((draft) => draft.id === 0);
  if (!merchant) return null;
  const pick = (item: DraftItem) => {
    setMore(undefined);
    setPicking({ step: 'product', id: item.menu_item_id, item });
  };
  return (
    <>
      {!beside && <NextCard page={page} />}
      <WhereCard page={page} merchant={merchant} customer={customer} />
      <WeekGrid page={page} typed={typed} onAdd={() => setPicking({ step: 'list' })} onMore={setMore} />
      {!beside && <PayCard customer={customer} merchant={merchant} />}
      <NoteRow />
      {!isNew && (
        <Text size={15} tone="soft">
          {t.stays}
        </Text>
      )}
      <AddProduct merchant={merchant} picking={picking} onChange={setPicking} />
      <ItemSheet item={more} onClose={() => setMore(undefined)} onOptions={pick} />
      <LeaveGuard />
    </>
  );
}

function Loaded({ customer }: { customer: Customer }) {
  const { query } = usePage();
  const isTaken = useTakeAnswer(query.data);
  if (query.error && !query.data)
    return (
      <LoadFailed
        error={query.error}
        title={t.failed}
        whenNoAnswer={networkError('GA1')}
        retry={() => void query.refetch()}
      />
    );
  if (query.data && query.data.stores.length === 0) return <EmptyState title={laterTexts.noStandingStores} />;
  if (!query.data || !isTaken)
    return (
      <Loading label={t.loading}>
        <Skeleton shape="block" height="96px" />
        <Skeleton shape="block" height="180px" />
        <Skeleton shape="block" height="320px" />
      </Loading>
    );
  return <Editor page={query.data} customer={customer} />;
}

const Back = () => (
  <GoText to="/account/orders">
    <IconArrowLeft /> {t.backToOrders}
  </GoText>
);

/** On a phone the switch stands beside the title; the way back is the account's own menu. */
function Action() {
  const { query } = usePage();
  const beside = useMedia(WITH_TICKET);
  if (beside || !query.data || query.data.standing_order.id === 0) return <Back />;
  return <StatusSwitch page={query.data} />;
}

const isOff = ({ account }: AccountPart['account']): boolean => account.is_standing_orders_enabled === 0;

function Dock({ account }: AccountPart) {
  const { query } = usePage();
  if (useMedia(WITH_TICKET) || !query.data?.merchant || isOff(account)) return null;
  return <SaveDock page={query.data} />;
}

function Aside({ account }: AccountPart) {
  const { query } = usePage();
  if (!useMedia(WITH_TICKET) || !query.data?.merchant || isOff(account)) return null;
  return <WeekTicket page={query.data} customer={account.customer} />;
}

export function StandingPage() {
  const id = useSlug();
  useEffect(() => forgetDraft, []);
  return (
    <AccountFrame title={id === 0 ? t.newTitle : t.title} action={Action} dock={Dock} aside={Aside}>
      {(account) =>
        isOff(account) ? (
          <EmptyState title={laterTexts.noStandingStores} />
        ) : (
          <Loaded key={account.customer.id} customer={account.customer} />
        )
      }
    </AccountFrame>
  );
}
