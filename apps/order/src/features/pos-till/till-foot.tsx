import { Status } from '@servery/ui/badge';
import { Button } from '@servery/ui/button';
import { Kbd } from '@servery/ui/text';
import { useNavigate } from '@tanstack/react-router';
import { useConnection } from '#state/connection.ts';
import { useOwnVenue } from '#state/own-venue.ts';
import css from './till-foot.module.css';

/** How things stand at this counter, the keys, and the way out. */
export function TillFoot() {
  const { customer } = useOwnVenue();
  const online = useConnection((connection) => connection.online);
  const navigate = useNavigate();
  return (
    <footer className={css.foot}>
      <Status tone={online ? 'good' : 'bad'}>{online ? 'Online' : 'Offline'}</Status>
      <span>{customer.name}</span>
      <span className={css.keys}>
        <Kbd>/</Kbd> search <Kbd>O</Kbd> options <Kbd>Enter</Kbd> add
      </span>
      <Button kind="bare" size="s" className={css.out} onClick={() => void navigate({ to: '/logout' })}>
        Logout
      </Button>
    </footer>
  );
}
