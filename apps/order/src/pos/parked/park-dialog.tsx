import { Button } from '@servery/ui/actions/button';
import { Text } from '@servery/ui/foundations/text';
import { TextField } from '@servery/ui/inputs/field';
import { Dialog } from '@servery/ui/overlays/sheet';
import { type FormEvent, useState } from 'react';
import { itemsText } from '#ordering/cart-counts.ts';
import { useParked } from '#pos/parked/use-parked.ts';
import { useDevice } from '#state/device.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import css from './parked.module.css';
import { t } from '#pos/parked/texts.ts';

type ParkDialogProps = {
  open: boolean;
  /** The ticket is in the way of another one. */
  first?: boolean;
  onClose: () => void;
  onParked?: () => void;
};

function Form({ first, onClose, onParked }: Omit<ParkDialogProps, 'open'>) {
  const { order } = useDeviceVenue();
  const guest = useDevice((device) => device.guest);
  const [name, setName] = useState(guest.name);
  const [key] = useState(() => crypto.randomUUID());
  const { park, busy } = useParked();
  const wanted = name.trim();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (wanted === '' || busy || !(await park(wanted, key))) return;
    onClose();
    onParked?.();
  };
  return (
    <form className={css.form} onSubmit={(event) => void submit(event)}>
      {first ? <Text>{t.parkFirstNote({ items: itemsText(order.num_items) })}</Text> : null}
      <TextField
        label={t.nameToFind}
        maxLength={40}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" shape="block" wide busy={busy} disabled={wanted === ''}>
        {t.parkOrder}
      </Button>
    </form>
  );
}

/** A name is all that is asked: the one whom the order is for, or what they look like. */
export function ParkDialog({ open, first = false, onClose, onParked }: ParkDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={first ? t.parkFirst : t.parkOrder}>
      {open ? <Form first={first} onClose={onClose} {...(onParked && { onParked })} /> : null}
    </Dialog>
  );
}
