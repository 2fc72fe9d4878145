import type { ProductDetails } from '@servery/contract/entities/menu';
import {
  checkChoices,
  choicesOf,
  defaultChoices,
  type OptionGroup,
  unitPrice,
} from '@servery/domain/cart/options';
import { formatCents, parseCents } from '@servery/domain/money';
import { MAX_QUANTITY } from '@servery/domain/cart/lines';
import { useState } from 'react';
import type { LineWanted } from '#state/use-cart.ts';

/** The wire's groups as the rules read them. */
export const groupsOf = (details: ProductDetails): OptionGroup[] =>
  details.options.map((group) => ({
    id: group.id,
    name: group.name,
    multiselect: group.multiselect === 1,
    mandatory: group.mandatory === 1,
    maxSelect: group.max_select,
    options: group.options.map((option) => ({
      id: option.id,
      desc: option.desc,
      offset: parseCents(option.price_offset) ?? 0,
      isDefault: option.is_default === 1,
      isAvailable: option.is_available === 1,
    })),
  }));

/** 'Choose 1', 'Up to 3 · 1 chosen', 'Optional'. */
export function ruleText(group: OptionGroup, chosen: number): string {
  if (!group.multiselect) return group.mandatory ? 'Choose 1' : 'Optional';
  const limit =
    group.maxSelect > 0 ? `Up to ${group.maxSelect}` : group.mandatory ? 'Choose any' : 'Optional';
  return chosen > 0 ? `${limit} · ${chosen} chosen` : limit;
}

/** What a customer is choosing of one product: options, note and quantity, with the price that follows. */
export function useProductChoice(details: ProductDetails) {
  const groups = groupsOf(details);
  const [choices, setChoices] = useState<Readonly<Record<string, string>>>(() =>
    details.cart_item_slot_id < 0 ? defaultChoices(groups) : details.chosen,
  );
  const [notes, setNotes] = useState(details.notes);
  const [quantity, setQuantity] = useState(details.quantity);
  const [asked, setAsked] = useState(false);

  const checked = checkChoices(groups, choices);
  const ids = groups.flatMap((group) =>
    group.options.filter((option) => isChosen(choices, group, option.id)).map((option) => option.id),
  );
  const each = unitPrice(parseCents(details.base_price) ?? 0, groups, ids);

  const choose = (group: OptionGroup, optionId: number, on: boolean): void =>
    setChoices((held) => {
      const key = group.multiselect ? `option_${optionId}` : `group_${group.id}`;
      const { [key]: _dropped, ...others } = held;
      if (!on) return others;
      return { ...others, [key]: group.multiselect ? '1' : String(optionId) };
    });

  return {
    groups,
    choices,
    notes,
    setNotes,
    quantity,
    setQuantity,
    choose,
    isChosen: (group: OptionGroup, optionId: number) => isChosen(choices, group, optionId),
    chosenIn: (group: OptionGroup) =>
      group.options.filter((option) => isChosen(choices, group, option.id)).length,
    /** What is still wrong, one message a group; shown after the first try to add. */
    problems: checked.ok ? [] : checked.error,
    problemOf: (group: OptionGroup) => problemOf(group, choices),
    asked,
    ask: () => setAsked(true),
    price: formatCents(each * quantity),
    limits: { min: Math.max(1, details.min_qty), max: details.max_qty || MAX_QUANTITY.adding },
    line: (): LineWanted => ({
      menu_item_id: details.item_id,
      quantity,
      options: { ...choices },
      notes: notes.trim(),
      cart_item_slot_id: details.cart_item_slot_id,
    }),
  };
}
export type ProductChoice = ReturnType<typeof useProductChoice>;

const isChosen = (choices: Readonly<Record<string, string>>, group: OptionGroup, optionId: number): boolean =>
  group.multiselect
    ? choices[`option_${optionId}`] === '1'
    : choices[`group_${group.id}`] === String(optionId);

function problemOf(group: OptionGroup, choices: Readonly<Record<string, string>>): string | undefined {
  const ids = group.options
    .filter((option) => isChosen(choices, group, option.id))
    .map((option) => option.id);
  const checked = checkChoices([group], choicesOf([group], ids));
  return checked.ok ? undefined : checked.error[0];
}
