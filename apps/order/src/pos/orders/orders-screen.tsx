import { networkError } from '@servery/domain/messages/texts';
import { Button } from '@servery/ui/actions/button';
import { EmptyState } from '@servery/ui/feedback/empty';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { IconArrowLeft } from '@servery/ui/foundations/icon';
import { SearchField } from '@servery/ui/inputs/search-field';
import { Kbd } from '@servery/ui/foundations/text';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { SettlementButton } from '#features/terminal/index.ts';
import { ChosenOrder } from '#pos/orders/chosen-order.tsx';
import { OrderRow } from '#pos/orders/order-row.tsx';
import { ParkedOrders } from '#pos/parked/index.ts';
import { tillOrdersQuery } from '#pos/orders-queries.ts';
import { useHotkey } from '#shared/use-hotkey.ts';
import { common } from '#shared/common-texts.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import css from './orders-screen.module.css';
import { t } from '#pos/orders/texts.ts';

type Found = ReturnType<typeof useFound>;

/** A code that was scanned finds one order, and that is shown at once. */
function useFound(search: string) {
  const { data: orders, isError, refetch } = useQuery(tillOrdersQuery(useDeferredValue(search.trim())));
  const only = search.trim() !== '' && orders?.length === 1 ? orders[0] : undefined;
  return { orders, only, isError, refetch };
}

function FoundOrders({
  found,
  chosen,
  onChoose,
}: {
  found: Found;
  chosen: string;
  onChoose: (id: string) => void;
}) {
  const { orders, isError, refetch } = found;
  if (isError)
    return (
      <EmptyState
        title={t.couldNotLoad}
        action={<Button onClick={() => void refetch()}>{common.tryAgain}</Button>}
      >
        {networkError('TO1')}
      </EmptyState>
    );
  if (!orders)
    return (
      <Loading label={t.loadingOrders} className={css.list}>
        {[1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} shape="block" height="72px" />
        ))}
      </Loading>
    );
  if (orders.length === 0)
    return (
      <div className={css.none}>
        <EmptyState title={t.nothingFound}>{t.nothingFoundNote}</EmptyState>
      </div>
    );
  return (
    <ul aria-label={t.orders} className={css.list}>
      {orders.map((order) => (
        <OrderRow
          key={order.id}
          order={order}
          pressed={order.id === chosen}
          onPress={() => onChoose(order.id)}
        />
      ))}
    </ul>
  );
}

/** A scanner types into whatever has the focus. */
const focus = (box: HTMLInputElement | null): void => box?.focus();

/** Every order of the venue: those to be paid first, found by what somebody says or shows at the counter. */
export function OrdersScreen() {
  const { merchant } = useDeviceVenue();
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const [picked, setPicked] = useState('');
  const found = useFound(search);
  const chosen = found.only?.id ?? picked;
  const toTill = () => void navigate({ to: `/menu/${merchant.menu.menu_name}` });
  useHotkey('Escape', toTill);
  return (
    <div className={css.pos}>
      <main className={css.orders}>
        <h1 className="visually-hidden">{t.orders}</h1>
        <header className={css.head}>
          <Button kind="bare" size="s" icon={<IconArrowLeft />} end={<Kbd>Esc</Kbd>} onClick={toTill}>
            {t.backToTill}
          </Button>
          <SearchField
            look="raised"
            label={t.search}
            autoComplete="off"
            ref={focus}
            value={search}
            onChange={setSearch}
          />
          <SettlementButton />
        </header>
        <FoundOrders found={found} chosen={chosen} onChoose={setPicked} />
        <ParkedOrders onResumed={toTill} />
      </main>
      <ChosenOrder orderId={chosen} />
    </div>
  );
}
