import type { CartLine } from '@servery/contract/entities/cart';
import { MAX_QUANTITY } from '@servery/domain/cart/lines';
import { Button } from '@servery/ui/button';
import { IconTrash2 } from '@servery/ui/icon';
import { IconButton } from '@servery/ui/icon-button';
import { Stepper } from '@servery/ui/stepper';
import type { Wanted } from '#features/pos-options/index.ts';
import { useOwnVenue } from '#state/own-venue.ts';
import { useCart } from '#state/use-cart.ts';
import css from './ticket-lines.module.css';

export type TicketLineToolsProps = { line: CartLine; onOptions: (wanted: Wanted) => void };

export function TicketLineTools({ line, onOptions }: TicketLineToolsProps) {
  const { merchant } = useOwnVenue();
  const { setQuantity } = useCart(merchant);
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
      />
      <Button
        kind="raised"
        size="s"
        onClick={() => onOptions({ itemId: line.menu_item_id, slot, name: line.name })}
      >
        Options
      </Button>
      <IconButton
        kind="raised"
        label={`Remove ${line.name}`}
        icon={<IconTrash2 />}
        onClick={() => set(0)}
        className={css.remove}
      />
    </div>
  );
}
