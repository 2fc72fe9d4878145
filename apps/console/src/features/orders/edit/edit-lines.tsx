import { Button } from '@servery/ui/actions/button';
import { Stepper } from '@servery/ui/actions/stepper';
import { IconTrash2 } from '@servery/ui/foundations/icon-more';
import { Money } from '@servery/ui/foundations/text';
import {
  type Added,
  amountOf,
  type Draft,
  type Form,
  lineAmount,
  optionsText,
  priceOf,
  quantityOf,
} from '#features/orders/edit/draft.ts';
import css from './edit.module.css';
import { t } from '#features/orders/edit/texts.ts';

type Props = { form: Form; draft: Draft; onDraft: (draft: Draft) => void };

function PlacedLine({ form, draft, onDraft, line }: Props & { line: Form['lines'][number] }) {
  const quantity = quantityOf(draft, line);
  const set = (value: number) => onDraft({ ...draft, quantities: { ...draft.quantities, [line.id]: value } });
  const words = [line.options_text, line.notes && `“${line.notes}”`].filter(Boolean).join(', ');
  return (
    <li data-gone={quantity === 0 || undefined}>
      <span>
        <b>{line.name}</b>
        {words !== '' && <small>{words}</small>}
        {quantity === 0 && <small>{t.removed}</small>}
      </span>
      {quantity === 0 ? (
        <Button kind="quiet" size="s" onClick={() => set(line.quantity)}>
          {t.putBack}
        </Button>
      ) : (
        <Stepper
          label={line.name}
          value={quantity}
          min={1}
          max={form.can_grow === 1 ? line.max : line.quantity}
          size="compact"
          removeIcon={<IconTrash2 />}
          onChange={set}
          onRemove={() => set(0)}
        />
      )}
      <Money>{lineAmount(line.unit_price, quantity)}</Money>
    </li>
  );
}

function AddedLine({ draft, onDraft, added }: Omit<Props, 'form'> & { added: Added }) {
  const { product, quantity, options, notes } = added;
  const set = (value: number) =>
    onDraft({
      ...draft,
      added: draft.added.map((each) => (each.key === added.key ? { ...each, quantity: value } : each)),
    });
  const words = [optionsText(added), notes && `“${notes}”`].filter(Boolean).join(', ');
  return (
    <li data-new>
      <span>
        <b>{product.name}</b>
        {words !== '' && <small>{words}</small>}
      </span>
      <Stepper
        label={product.name}
        value={quantity}
        min={product.min}
        max={product.max}
        size="compact"
        removeIcon={<IconTrash2 />}
        onChange={set}
        onRemove={() => onDraft({ ...draft, added: draft.added.filter(({ key }) => key !== added.key) })}
      />
      <Money>{amountOf(priceOf(product, options), quantity)}</Money>
    </li>
  );
}

/** What was ordered at its price, and what is added at today's. */
export function EditLines({ form, draft, onDraft }: Props) {
  return (
    <ul aria-label={t.items} className={css.lines}>
      {form.lines.map((line) => (
        <PlacedLine key={line.id} form={form} draft={draft} onDraft={onDraft} line={line} />
      ))}
      {draft.added.map((added) => (
        <AddedLine key={added.key} draft={draft} onDraft={onDraft} added={added} />
      ))}
    </ul>
  );
}
