import { rich } from '@servery/ui/foundations/rich';
import { CountBadge, Status } from '@servery/ui/actions/badge';
import { Button } from '@servery/ui/actions/button';
import { IconClipboardList } from '@servery/ui/foundations/icon-more';
import { Dialog } from '@servery/ui/overlays/sheet';
import { Kbd, Text, VisuallyHidden } from '@servery/ui/foundations/text';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { parkedQuery } from '#pos/orders-queries.ts';
import { WhoButton } from '#pos/person/index.ts';
import { itemsText } from '#ordering/cart-counts.ts';
import { useConnection } from '#state/connection.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import css from './till-foot.module.css';
import { t } from '#pos/till/texts.ts';

const ParkedCount = ({ count }: { count: number }) => (
  <>
    <CountBadge tone="highlight">{count}</CountBadge>
    <VisuallyHidden>{t.parked}</VisuallyHidden>
  </>
);

/** How things stand at this counter, the keys, and the way out. */
export function TillFoot() {
  const { customer, merchant, order } = useDeviceVenue();
  const [asking, setAsking] = useState(false);
  const underWay = order.num_items > 0;
  const online = useConnection((connection) => connection.online);
  const navigate = useNavigate();
  const { data: parked = [] } = useQuery(parkedQuery);
  const leave = () => void navigate({ to: '/logout' });
  return (
    <footer className={css.foot}>
      <Status tone={online ? 'good' : 'bad'}>{online ? t.online : t.offline}</Status>
      {merchant.standing_text !== '' && <Status tone="warn">{merchant.standing_text}</Status>}
      <WhoButton till={customer.name} />
      <span className={css.keys}>
        {rich(t.keysHelp.parts({ slash: <Kbd>/</Kbd>, o: <Kbd>O</Kbd>, enter: <Kbd>Enter</Kbd> }))}
      </span>
      <Button
        kind="bare"
        size="s"
        icon={<IconClipboardList />}
        end={parked.length > 0 ? <ParkedCount count={parked.length} /> : undefined}
        className={css.out}
        onClick={() => void navigate({ to: '/orders' })}
      >
        {t.orders}
      </Button>
      <Button kind="bare" size="s" onClick={underWay ? () => setAsking(true) : leave}>
        {t.logout}
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} title={t.logOutQuestion}>
        <Text>{t.logOutNote({ items: itemsText(order.num_items) })}</Text>
        <Button kind="bad" shape="block" wide onClick={leave}>
          {t.logOut}
        </Button>
        <Button kind="quiet" shape="block" wide onClick={() => setAsking(false)}>
          {t.keepOrder}
        </Button>
      </Dialog>
    </footer>
  );
}
