import { Button } from '@servery/ui/actions/button';
import {
  IconGift,
  IconMessageSquareText,
  IconTicketPercent,
  IconTrash2,
} from '@servery/ui/foundations/icon-more';
import { Sheet } from '@servery/ui/overlays/sheet';
import { Text } from '@servery/ui/foundations/text';
import { useNavigate } from '@tanstack/react-router';
import { GiftSheet } from '#features/extras/index.ts';
import { pressNoteKey } from '#kiosk/typing/index.ts';
import { CodeSheet } from '#kiosk/cart/code-sheet.tsx';
import { TextSheet } from '#kiosk/cart/text-sheet.tsx';
import { useDeviceVenue } from '#state/device-venue.ts';
import { useCart } from '#ordering/use-cart.ts';
import { codeLabel, takesCodes } from '#ordering/codes.ts';
import { useStartOver } from '#ordering/use-start-over.ts';
import css from './cart-screen.module.css';
import { more } from '#shared/more-texts.ts';
import { t } from '#kiosk/cart/texts.ts';

export type Asked = 'promo' | 'gift' | 'note' | 'cancel' | undefined;
type Props = { cancels: boolean; asked: Asked; ask: (asked: Asked) => void };

function CancelSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { merchant } = useDeviceVenue();
  const { startOver } = useStartOver();
  const navigate = useNavigate();
  const cancel = async () => {
    onClose();
    await navigate({ to: `/menu/${merchant.menu.menu_name}`, replace: true });
    await startOver();
  };
  return (
    <Sheet open={open} onClose={onClose} title={t.cancelOrder} align="center">
      <Text tone="soft">{t.cancelNote}</Text>
      <Button kind="bad" size="l" wide onClick={() => void cancel()}>
        {more.cancelOrder}
      </Button>
      <Button kind="quiet" wide onClick={onClose}>
        {t.keepMyOrder}
      </Button>
    </Sheet>
  );
}

/** What is asked for now and then, in large buttons below the lines. */
export function CartActions({ cancels, asked, ask }: Props) {
  const { merchant, order } = useDeviceVenue();
  const { update } = useCart(merchant);
  const close = () => ask(undefined);
  const { allow_order_notes: notes } = merchant.menu;
  const saveNote = async (order_note: string) => (await update.mutateAsync({ order_note })).ok;
  return (
    <div className={css.actions}>
      {takesCodes(merchant) && (
        <Button kind="line" wide icon={<IconTicketPercent />} onClick={() => ask('promo')}>
          {order.coupon_code || codeLabel(merchant)}
        </Button>
      )}
      {order.gift && (
        <Button kind="line" wide icon={<IconGift />} onClick={() => ask('gift')}>
          {t.giftEnding({ ending: order.gift.ending })}
        </Button>
      )}
      {notes === 1 && (
        <Button kind="line" wide icon={<IconMessageSquareText />} onClick={() => ask('note')}>
          {order.note ? more.editInstructions : more.addInstructions}
        </Button>
      )}
      {cancels && (
        <Button kind="bare" wide icon={<IconTrash2 />} className={css.quit} onClick={() => ask('cancel')}>
          {more.cancelOrder}
        </Button>
      )}
      <CodeSheet open={asked === 'promo'} onClose={close} />
      {order.gift && (
        <GiftSheet merchant={merchant} gift={order.gift} open={asked === 'gift'} onClose={close} />
      )}
      <TextSheet
        open={asked === 'note'}
        title={more.instructions}
        text={order.note}
        long
        press={pressNoteKey}
        onClose={close}
        onSave={saveNote}
      />
      <CancelSheet open={asked === 'cancel'} onClose={close} />
    </div>
  );
}
