import { Button } from '@servery/ui/button';
import { IconMail, IconMessageSquareText } from '@servery/ui/icon';
import { useState } from 'react';
import { CancelDialog } from '#features/pos-ticket/cancel-dialog.tsx';
import { EmailDialog, NoteDialog, PromoDialog } from '#features/pos-ticket/note-dialogs.tsx';
import { useDevice } from '#state/device.ts';
import { useOwnVenue } from '#state/own-venue.ts';
import css from './ticket.module.css';

/** What is asked for now and then, each a touch away. */
export function TicketExtras() {
  const { merchant, order } = useOwnVenue();
  const email = useDevice((device) => device.guest.email);
  const [asking, setAsking] = useState<'note' | 'email' | 'promo' | 'cancel'>();
  const close = () => setAsking(undefined);
  return (
    <div className={css.pair}>
      <Button
        kind={order.note ? 'soft' : 'quiet'}
        shape="block"
        aria-label={order.note ? 'Edit instructions' : 'Add instructions'}
        icon={<IconMessageSquareText />}
        onClick={() => setAsking('note')}
      >
        Instructions
      </Button>
      <Button
        kind={email ? 'soft' : 'quiet'}
        shape="block"
        icon={<IconMail />}
        onClick={() => setAsking('email')}
      >
        Email receipt
      </Button>
      <Button
        kind="bare"
        size="s"
        aria-label="Enter voucher or promo code"
        disabled={merchant.menu.allow_promo_codes === 0}
        onClick={() => setAsking('promo')}
      >
        Promo code
      </Button>
      <Button
        kind="bare"
        size="s"
        disabled={order.num_items === 0}
        className={css.quit}
        onClick={() => setAsking('cancel')}
      >
        Cancel Order
      </Button>
      <NoteDialog open={asking === 'note'} onClose={close} />
      <EmailDialog open={asking === 'email'} onClose={close} />
      <PromoDialog open={asking === 'promo'} onClose={close} />
      <CancelDialog open={asking === 'cancel'} onClose={close} />
    </div>
  );
}
