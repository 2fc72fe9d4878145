import type { ProductDetails } from '@servery/contract/entities/menu';
import { useRef, useState } from 'react';
import { lineSubmitter } from '#ordering/submit-line.ts';
import type { LineWanted } from '#ordering/use-cart.ts';
import { useProductChoice } from '#ordering/use-product-choice.ts';
import { sayBad } from '#state/toasts.ts';

/** A product to choose from, or the cart line in `slot` to change; -1 is a new line. */
export type ProductWanted = { itemId: number; slot: number; name: string };

type FormProps = {
  details: ProductDetails;
  send: (line: LineWanted) => Promise<{ ok: boolean }>;
  onDone: () => void;
};

/**
 * The form of a product on every screen that has one. The choice is sent once, however often the button is tapped, and
 * an unmet rule is said and comes into view instead of hiding behind a disabled button.
 */
export function useProductForm({ details, send, onDone }: FormProps) {
  const choice = useProductChoice(details);
  const [submitLine] = useState(lineSubmitter);
  const groups = useRef(new Map<number, HTMLFieldSetElement>());

  const hold = (id: number) => (node: HTMLFieldSetElement | null) => {
    if (node) groups.current.set(id, node);
    else groups.current.delete(id);
  };
  const showProblems = (text: string) => {
    choice.ask();
    sayBad(text);
    const unmet = choice.groups.find((group) => choice.problemOf(group) !== undefined);
    const box = unmet && groups.current.get(unmet.id);
    box?.scrollIntoView({ block: 'center', behavior: 'smooth' });
    box?.focus({ preventScroll: true });
  };
  const submit = async () => {
    const outcome = await submitLine({
      problems: choice.problems,
      onProblems: showProblems,
      send: () => send(choice.line()),
    });
    if (outcome === 'done') onDone();
  };
  return { choice, hold, editing: details.cart_item_slot_id >= 0, submit: () => void submit() };
}
export type ProductForm = ReturnType<typeof useProductForm>;
