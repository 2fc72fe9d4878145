import type { CartLine } from '@servery/contract/entities/cart';
import { Button } from '@servery/ui/actions/button';
import { IconTrash2 } from '@servery/ui/foundations/icon-more';
import { IconButton } from '@servery/ui/actions/icon-button';
import { Dialog } from '@servery/ui/overlays/sheet';
import { Stepper } from '@servery/ui/actions/stepper';
import type { ProductWanted } from '#ordering/use-product-form.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import { useLineChanges } from '#ordering/use-line-changes.ts';
import css from './ticket-lines.module.css';
import { more } from '#shared/more-texts.ts';
import { t } from '#pos/ticket/texts.ts';

export type TicketLineToolsProps = { line: CartLine; onOptions: (wanted: ProductWanted) => void };

export function TicketLineTools({ line, onOptions }: TicketLineToolsProps) {
  const { merchant } = useDeviceVenue();
  const { stepper, removing, askToRemove, keep, remove } = useLineChanges(merchant);
  const slot = line.cart_item_slot_id;
  return (
    <div className={css.tools}>
      <Stepper {...stepper(line)} tone="raised" />
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
        onClick={() => askToRemove(line)}
        className={css.remove}
      />
      <Dialog open={removing !== undefined} onClose={keep} title={t.removeQuestion({ name: line.name })}>
        <Button kind="bad" shape="block" wide onClick={() => remove(line)}>
          {more.remove}
        </Button>
        <Button kind="quiet" shape="block" wide onClick={keep}>
          {more.keepIt}
        </Button>
      </Dialog>
    </div>
  );
}
