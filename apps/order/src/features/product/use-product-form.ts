import type { ProductDetails } from '@servery/contract/entities/menu';
import type { Merchant } from '@servery/contract/entities/merchant';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSayAdded } from '#state/say-added.ts';
import { sayBad, sayGood } from '#state/toasts.ts';
import { useCart } from '#state/use-cart.ts';
import { useProductChoice } from '#state/use-product-choice.ts';

type Wanted = { merchant: Merchant; details: ProductDetails; onDone: () => void };

/** Puts the chosen product into the cart, once, however often the button is tapped. */
export function useProductForm({ merchant, details, onDone }: Wanted) {
  const choice = useProductChoice(details);
  const { add } = useCart(merchant);
  const client = useQueryClient();
  const sayAdded = useSayAdded();
  const sending = useRef(false);
  const groups = useRef(new Map<number, HTMLFieldSetElement>());
  const editing = details.cart_item_slot_id >= 0;

  const hold = (id: number) => (node: HTMLFieldSetElement | null) => {
    if (node) groups.current.set(id, node);
    else groups.current.delete(id);
  };
  const showProblem = () => {
    choice.ask();
    sayBad(choice.problems.join('\n'));
    const wrong = choice.groups.find((group) => choice.problemOf(group) !== undefined);
    const box = wrong && groups.current.get(wrong.id);
    box?.scrollIntoView({ block: 'center', behavior: 'smooth' });
    box?.focus({ preventScroll: true });
  };

  const submit = async () => {
    if (sending.current) return;
    if (choice.problems.length > 0) return showProblem();
    sending.current = true;
    const result = await add.mutateAsync(choice.line());
    sending.current = false;
    if (!result.ok) return;
    client.removeQueries({ queryKey: ['product', details.item_id, details.cart_item_slot_id] });
    onDone();
    if (editing) sayGood('Cart updated');
    else sayAdded();
  };
  return { choice, hold, editing, busy: add.isPending, submit: () => void submit() };
}
export type ProductFormState = ReturnType<typeof useProductForm>;
