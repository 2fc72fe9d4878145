import type { CartLine } from '@servery/contract/entities/cart';
import { MAX_QUANTITY } from '@servery/domain/cart/lines';
import { Button } from '@servery/ui/actions/button';
import { IconTrash2 } from '@servery/ui/foundations/icon';
import { IconButton } from '@servery/ui/actions/icon-button';
import { Dialog } from '@servery/ui/overlays/sheet';
import { Stepper } from '@servery/ui/actions/stepper';
import { useState } from 'react';
import type { Wanted } from '#pos/options/index.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import { useCart } from '#ordering/use-cart.ts';
import css from './ticket-lines.module.css';
import { more } from '#shared/more-texts.ts';
import { t } from '#pos/ticket/texts.ts';

export type TicketLineToolsProps = { line: CartLine; onOptions: (wanted: Wanted) => void };

export function TicketLineTools({ line, onOptions }: TicketLineToolsProps) {
  const { merchant } = useDeviceVenue();
  const { setQuantity } = useCart(merchant);
  const [removing, setRemoving] = useState(false);
  const slot = line.cart_item_slot_id;
  const set = (quantity: number) => setQuantity.mutate({ cart_item_slot_id: slot, quantity });
  return (
    <div className={css.tools}>
      <Stepper
        label={line.name}
        tone="raised"
        value={line.quantity}
        min={Math.max(1, line.min_qty)}
        max={line.max_qty || MAX_QUANTITY.inCart}
        onChange={set}
        onRemove={() => setRemoving(true)}
      />
      <Button
        kind="raised"
        size="s"
        onClick={() => onOptions({ itemId: line.menu_item_id, slot, name: line.name })}
      >
        {t.options}
      </Button>
      <IconButton
        kind="raised"
        label={t.remove({ name: line.name })}
        icon={<IconTrash2 />}
        onClick={() => setRemoving(true)}
        className={css.remove}
      />
      <Dialog
        open={removing}
        onClose={() => setRemoving(false)}
        title={t.removeQuestion({ name: line.name })}
      >
        <Button
          kind="bad"
          shape="block"
          wide
          onClick={() => {
            setRemoving(false);
            set(0);
          }}
        >
          {more.remove}
        </Button>
        <Button kind="quiet" shape="block" wide onClick={() => setRemoving(false)}>
          {more.keepIt}
        </Button>
      </Dialog>
    </div>
  );
}
