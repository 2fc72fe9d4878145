import type { ProductDetails } from '@servery/contract/entities/menu';
import type { Merchant } from '@servery/contract/entities/merchant';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { lineSender } from '#features/product/choose-only.ts';
import { useSayAdded } from '#ordering/say-added.ts';
import { lineSubmitter } from '#ordering/submit-line.ts';
import { sayBad, sayGood } from '#state/toasts.ts';
import { type LineWanted, useCart } from '#ordering/use-cart.ts';
import { useProductChoice } from '#ordering/use-product-choice.ts';
import { t } from '#features/product/texts.ts';
import { keys } from '#api/query-keys.ts';

type Wanted = {
  merchant: Merchant;
  details: ProductDetails;
  onDone: () => void;
  onChoose: ((line: LineWanted) => void) | undefined;
};

/** Puts the chosen product into the cart, once, however often the button is tapped. */
export function useProductForm({ merchant, details, onDone, onChoose }: Wanted) {
  const choice = useProductChoice(details);
  const { add } = useCart(merchant);
  const client = useQueryClient();
  const sayAdded = useSayAdded();
  const [submitLine] = useState(lineSubmitter);
  const groups = useRef(new Map<number, HTMLFieldSetElement>());
  const editing = details.cart_item_slot_id >= 0;

  const hold = (id: number) => (node: HTMLFieldSetElement | null) => {
    if (node) groups.current.set(id, node);
    else groups.current.delete(id);
  };
  const showProblems = (text: string) => {
    choice.ask();
    sayBad(text);
    const wrong = choice.groups.find((group) => choice.problemOf(group) !== undefined);
    const box = wrong && groups.current.get(wrong.id);
    box?.scrollIntoView({ block: 'center', behavior: 'smooth' });
    box?.focus({ preventScroll: true });
  };

  const submit = async () => {
    const send = lineSender((line) => add.mutateAsync(line), onChoose);
    const outcome = await submitLine({
      problems: choice.problems,
      onProblems: showProblems,
      send: () => send(choice.line()),
    });
    if (outcome !== 'done') return;
    onDone();
    if (onChoose) return;
    client.removeQueries({ queryKey: keys.product(details.item_id, details.cart_item_slot_id) });
    if (editing) sayGood(t.cartUpdated);
    else sayAdded();
  };
  return { choice, hold, editing, busy: add.isPending, submit: () => void submit() };
}
export type ProductFormState = ReturnType<typeof useProductForm>;
