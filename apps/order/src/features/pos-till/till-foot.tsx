import { Status } from '@servery/ui/badge';
import { Button } from '@servery/ui/button';
import { Dialog } from '@servery/ui/sheet';
import { Kbd, Text } from '@servery/ui/text';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { itemsText } from '#state/cart-counts.ts';
import { useConnection } from '#state/connection.ts';
import { useOwnVenue } from '#state/own-venue.ts';
import css from './till-foot.module.css';

/** How things stand at this counter, the keys, and the way out. */
export function TillFoot() {
  const { customer, order } = useOwnVenue();
  const [asking, setAsking] = useState(false);
  const underWay = order.num_items > 0;
  const online = useConnection((connection) => connection.online);
  const navigate = useNavigate();
  const leave = () => void navigate({ to: '/logout' });
  return (
    <footer className={css.foot}>
      <Status tone={online ? 'good' : 'bad'}>{online ? 'Online' : 'Offline'}</Status>
      <span>{customer.name}</span>
      <span className={css.keys}>
        <Kbd>/</Kbd> search <Kbd>O</Kbd> options <Kbd>Enter</Kbd> add
      </span>
      <Button kind="bare" size="s" className={css.out} onClick={underWay ? () => setAsking(true) : leave}>
        Logout
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} title="Log out?">
        <Text>{`${itemsText(order.num_items)} on the ticket will be lost.`}</Text>
        <Button kind="bad" shape="block" wide onClick={leave}>
          Log out
        </Button>
        <Button kind="quiet" shape="block" wide onClick={() => setAsking(false)}>
          Keep order
        </Button>
      </Dialog>
    </footer>
  );
}
