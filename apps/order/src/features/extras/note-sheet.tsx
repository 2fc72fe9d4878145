import type { CartOrder } from '@servery/contract/entities/cart';
import type { Merchant } from '@servery/contract/entities/merchant';
import { Button } from '@servery/ui/actions/button';
import { TextArea } from '@servery/ui/inputs/field';
import { Sheet } from '@servery/ui/overlays/sheet';
import { type FormEvent, useState } from 'react';
import css from '#features/extras/extras.module.css';
import type { CartScreen } from '#ordering/cart-errors.ts';
import { useCart } from '#ordering/use-cart.ts';
import { more } from '#shared/more-texts.ts';
import { t } from '#features/extras/texts.ts';

type Props = { merchant: Merchant; order: CartOrder; open: boolean; onClose: () => void; on?: CartScreen };

export function NoteSheet(props: Props) {
  return (
    <Sheet open={props.open} onClose={props.onClose} title={more.instructions} size="s">
      {props.open && <NoteForm {...props} />}
    </Sheet>
  );
}

function NoteForm({ merchant, order, onClose, on }: Props) {
  const [note, setNote] = useState(order.note);
  const { update } = useCart(merchant, on);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (update.isPending) return;
    const result = await update.mutateAsync({ order_note: note.trim() });
    if (result.ok) onClose();
  };
  return (
    <form onSubmit={(event) => void save(event)} className={css.form}>
      <TextArea
        label={t.instructionsForYourOrder}
        hint={t.allergyNote}
        rows={3}
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button type="submit" wide busy={update.isPending}>
        {more.save}
      </Button>
    </form>
  );
}
