import type { CartLine, CartOrder } from '@servery/contract/entities/cart';
import type { Merchant } from '@servery/contract/entities/merchant';
import { NoteTag } from '@servery/ui/actions/badge';
import { Button } from '@servery/ui/actions/button';
import { Stepper } from '@servery/ui/actions/stepper';
import { Money } from '@servery/ui/foundations/text';
import { useState } from 'react';
import { ProductSheet } from '#features/product/index.ts';
import css from '#features/cart/cart-lines.module.css';
import { ConfirmDialog } from '#features/cart/confirm-dialog.tsx';
import { lineNotice } from '#features/cart/line-problems.ts';
import { price } from '#shared/money.ts';
import { type LineChanges, useLineChanges } from '#ordering/use-line-changes.ts';
import { more } from '#shared/more-texts.ts';
import { t } from '#features/cart/texts.ts';

type LineProps = {
  line: CartLine;
  sign: string;
  compact: boolean;
  changes: LineChanges;
  onEdit: () => void;
};

function Amount({ line, compact, changes }: LineProps) {
  // Without asking: of what cannot be had there is nothing to lose.
  if (line.is_available === 0)
    return (
      <Button
        kind="soft"
        size="s"
        aria-label={t.remove({ name: line.name })}
        onClick={() => changes.remove(line)}
        className={css.stepper}
      >
        {more.remove}
      </Button>
    );
  return (
    <Stepper
      {...changes.stepper(line)}
      typed={t.quantityOf({ name: line.name })}
      size={compact ? 'compact' : 'm'}
      className={css.stepper}
    />
  );
}

function Line(props: LineProps) {
  const { line, sign, onEdit } = props;
  const out = line.is_available === 0;
  const notice = lineNotice(line, sign);
  return (
    <li data-out={out || undefined} className={css.line}>
      <h3 className={css.name}>{line.name}</h3>
      <Money className={css.price}>
        <span key={line.price} className={css.settle}>
          {price(sign, line.price)}
        </span>
      </Money>
      <p data-bare={line.short_desc || line.notes ? undefined : true} className={css.options}>
        {line.short_desc}
        {line.short_desc && line.notes && <br />}
        {line.notes && `“${line.notes}”`}
        {(line.short_desc || line.notes) && ' '}
        <button
          type="button"
          aria-label={t.editProduct({ name: line.name })}
          onClick={onEdit}
          className={css.edit}
        >
          {t.edit}
        </button>
      </p>
      <Amount {...props} />
      {notice && (
        <p className={css.notice}>
          <NoteTag tone={notice.tone}>{notice.text}</NoteTag>
          {out && <span className={css.uncounted}>{t.notInYourTotal}</span>}
        </p>
      )}
    </li>
  );
}

/** The lines of the cart, as they are changed: a stepper each, and the product's own sheet. */
export function CartLines({
  merchant,
  order,
  compact = false,
}: {
  merchant: Merchant;
  order: CartOrder;
  compact?: boolean;
}) {
  const changes = useLineChanges(merchant);
  const { removing } = changes;
  const [editing, setEditing] = useState<CartLine>();
  return (
    <>
      <ul aria-label={more.products} className={css.lines}>
        {order.items.map((line) => (
          <Line
            key={line.cart_item_slot_id}
            line={line}
            sign={merchant.locale.currency_sign}
            compact={compact}
            changes={changes}
            onEdit={() => setEditing(line)}
          />
        ))}
      </ul>
      <ConfirmDialog
        open={removing !== undefined}
        title={more.removeIt({ name: removing?.name ?? '' })}
        confirm={more.remove}
        onClose={changes.keep}
        onConfirm={() => removing && changes.remove(removing)}
      />
      {editing && (
        <ProductSheet
          merchant={merchant}
          itemId={editing.menu_item_id}
          slot={editing.cart_item_slot_id}
          open
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  );
}
