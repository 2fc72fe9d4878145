import { Button } from '@servery/ui/actions/button';
import { IconMail, IconMessageSquareText } from '@servery/ui/foundations/icon-more';
import { Kbd } from '@servery/ui/foundations/text';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { facts } from '#api/app-facts.ts';
import { ParkDialog } from '#pos/parked/index.ts';
import { CancelDialog } from '#pos/ticket/cancel-dialog.tsx';
import { EmailDialog, NoteDialog, PromoDialog } from '#pos/ticket/note-dialogs.tsx';
import { useDevice } from '#state/device.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import { useHotkey } from '#shared/use-hotkey.ts';
import css from './ticket.module.css';
import { more } from '#shared/more-texts.ts';
import { t } from '#pos/ticket/texts.ts';

/** What is asked for now and then, each a touch away. */
export function TicketExtras() {
  const { merchant, order } = useDeviceVenue();
  const email = useDevice((device) => device.guest.email);
  const [asking, setAsking] = useState<'note' | 'email' | 'promo' | 'park' | 'cancel'>();
  const close = () => setAsking(undefined);
  const navigate = useNavigate();
  const empty = order.num_items === 0;
  // With nothing to put aside it leads to what was.
  useHotkey('F7', () => (empty ? void navigate({ to: '/orders' }) : setAsking('park')));
  return (
    <div className={css.extras}>
      {merchant.menu.allow_order_notes === 1 && (
        <Button
          kind={order.note ? 'soft' : 'quiet'}
          shape="block"
          aria-label={order.note ? more.editInstructions : more.addInstructions}
          icon={<IconMessageSquareText />}
          onClick={() => setAsking('note')}
        >
          {more.instructions}
        </Button>
      )}
      {facts.sends_mail && (
        <Button
          kind={email ? 'soft' : 'quiet'}
          shape="block"
          icon={<IconMail />}
          onClick={() => setAsking('email')}
        >
          {t.emailReceipt}
        </Button>
      )}
      <Button kind="bare" size="s" disabled={empty} end={<Kbd>F7</Kbd>} onClick={() => setAsking('park')}>
        {t.park}
      </Button>
      {merchant.menu.allow_promo_codes === 1 && (
        <Button
          kind="bare"
          size="s"
          aria-label={more.enterVoucherOrPromoCode}
          onClick={() => setAsking('promo')}
        >
          {more.promoCode}
        </Button>
      )}
      <Button kind="bare" size="s" disabled={empty} className={css.quit} onClick={() => setAsking('cancel')}>
        {more.cancelOrder}
      </Button>
      <NoteDialog open={asking === 'note'} onClose={close} />
      <EmailDialog open={asking === 'email'} onClose={close} />
      <PromoDialog open={asking === 'promo'} onClose={close} />
      <ParkDialog open={asking === 'park'} onClose={close} />
      <CancelDialog open={asking === 'cancel'} onClose={close} />
    </div>
  );
}
