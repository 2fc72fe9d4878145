import type { HistoryItem, Merchant } from '@servery/contract/entities/merchant';
import { networkError } from '@servery/domain/messages/texts';
import { laterTexts } from '@servery/domain/messages/later-texts';
import { isGuest } from '@servery/domain/people/roles';
import { Button } from '@servery/ui/actions/button';
import { Card } from '@servery/ui/surfaces/card';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { Text } from '@servery/ui/foundations/text';
import { useQuery } from '@tanstack/react-query';
import { historyQuery } from '#api/later-queries.ts';
import { customerQuery } from '#api/queries.ts';
import css from '#features/menu/venue-tabs.module.css';
import { useRepeatOrder } from '#ordering/use-repeat-order.ts';
import { GoText } from '#shared/links.tsx';
import { price } from '#shared/money.ts';
import { common } from '#shared/common-texts.ts';
import { t } from '#features/menu/panels/texts.ts';

const dayOf = (seconds: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short', year: 'numeric', timeZone }).format(
    seconds * 1000,
  );

function HistoryRow({ merchant, past }: { merchant: Merchant; past: HistoryItem }) {
  const { repeat, busy } = useRepeatOrder({
    store_id: merchant.id,
    menu_id: merchant.menu_id,
    menu_name: merchant.menu.menu_name,
    component: 'menu',
  });
  return (
    <Card as="li" radius="m" className={css.promo}>
      <div>
        <Text weight="strong">{past.items_desc}</Text>
        <Text size={15} tone="soft">
          {dayOf(past.placed, merchant.time_zone)} · {price(merchant.locale.currency_sign, past.total)}
        </Text>
      </div>
      <Button size="s" kind="soft" busy={busy} onClick={() => void repeat(past.id)}>
        {laterTexts.repeatOrder}
      </Button>
    </Card>
  );
}

function PastOrders({ merchant }: { merchant: Merchant }) {
  const history = useQuery(historyQuery(merchant.menu.menu_name));
  if (history.error)
    return (
      <>
        <Text tone="bad">{networkError('OI1')}</Text>
        <Button size="s" onClick={() => void history.refetch()}>
          {common.tryAgain}
        </Button>
      </>
    );
  if (!history.data)
    return (
      <Loading label={t.loadingYourOrders}>
        <Skeleton shape="title" />
        <Skeleton />
      </Loading>
    );
  if (history.data.length === 0) return <Text tone="soft">{t.noHistory}</Text>;
  return (
    <ul aria-label={t.previousOrders} className={css.promos}>
      {history.data.map((past) => (
        <HistoryRow key={past.id} merchant={merchant} past={past} />
      ))}
    </ul>
  );
}

export function HistoryPanel({ merchant }: { merchant: Merchant }) {
  const { data: customer } = useQuery(customerQuery());
  return (
    <div className={css.panelBody}>
      {customer && !isGuest(customer) ? (
        <PastOrders merchant={merchant} />
      ) : (
        <GoText to="/menu/login" search={{ next: `/menu/${merchant.menu.menu_name}` }}>
          {laterTexts.signInToRepeat}
        </GoText>
      )}
    </div>
  );
}
