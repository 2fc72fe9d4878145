import type { CartLine } from '@servery/contract/entities/cart';
import { Button, TextButton } from '@servery/ui/actions/button';
import { IconTrash2 } from '@servery/ui/foundations/icon-more';
import { Picture, type Tint } from '@servery/ui/surfaces/picture';
import { Sheet } from '@servery/ui/overlays/sheet';
import { Stepper } from '@servery/ui/actions/stepper';
import { facts } from '#api/app-facts.ts';
import type { ProductWanted } from '#ordering/use-product-form.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import { useLineChanges } from '#ordering/use-line-changes.ts';
import css from './cart-line-row.module.css';
import { price } from '#shared/money.ts';
import { common } from '#shared/common-texts.ts';
import { more } from '#shared/more-texts.ts';
import { t } from '#kiosk/cart/texts.ts';

export type CartLineRowProps = { line: CartLine; sign: string; onChange: (wanted: ProductWanted) => void };

type RemoveProps = { name: string; open: boolean; onClose: () => void; onRemove: () => void };

function RemoveSheet({ name, open, onClose, onRemove }: RemoveProps) {
  return (
    <Sheet open={open} onClose={onClose} title={t.remove({ name })} align="center">
      <Button kind="bad" size="l" wide onClick={onRemove}>
        {more.remove}
      </Button>
      <Button kind="quiet" wide onClick={onClose}>
        {more.keepIt}
      </Button>
    </Sheet>
  );
}

export function CartLineRow({ line, sign, onChange }: CartLineRowProps) {
  const { merchant } = useDeviceVenue();
  const changes = useLineChanges(merchant);
  const slot = line.cart_item_slot_id;
  const gone = line.is_available === 0;
  return (
    <li data-gone={gone || undefined} className={css.line}>
      {!facts.brand.flags.hide_pictures && (
        <Picture
          shape="square"
          src={line.img_url || undefined}
          tint={line.tint as Tint}
          muted={gone}
          className={css.picture}
        />
      )}
      <div className={css.words}>
        <h2 className={css.name}>{line.name}</h2>
        {line.short_desc ? <p className={css.options}>{line.short_desc}</p> : null}
        {line.notes ? <p className={css.options}>{`“${line.notes}”`}</p> : null}
        {!gone && line.available_str ? <p className={css.options}>{line.available_str}</p> : null}
        {gone ? <p className={css.bad}>{line.available_str || t.notAvailableNow}</p> : null}
        {line.price_was ? (
          <p className={css.bad}>{t.newPriceWas({ amount: price(sign, line.price_was) })}</p>
        ) : null}
        {line.option_count > 0 && !gone ? (
          <TextButton onClick={() => onChange({ itemId: line.menu_item_id, slot, name: line.name })}>
            {common.change}
          </TextButton>
        ) : null}
      </div>
      <strong className={css.price}>{price(sign, line.price)}</strong>
      <Stepper {...changes.stepper(line)} removeIcon={<IconTrash2 />} className={css.stepper} />
      <RemoveSheet
        name={line.name}
        open={changes.removing !== undefined}
        onClose={changes.keep}
        onRemove={() => changes.remove(line)}
      />
    </li>
  );
}
