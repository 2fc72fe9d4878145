import type { ProductDetails } from '@servery/contract/entities/menu';
import {
  canTap,
  checkChoices,
  type Choices,
  chosenIn,
  defaultChoices,
  groupProblem,
  isChosen,
  type Option,
  type OptionGroup,
  tapOption,
  unitPrice,
} from '@servery/domain/cart/options';
import { formatCents, parseCents } from '@servery/domain/money';
import { MAX_QUANTITY } from '@servery/domain/cart/lines';
import { useState } from 'react';
import type { LineWanted } from '#ordering/use-cart.ts';
import { t } from '#ordering/order-texts.ts';

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
      ...(option.img_url !== '' && { picture: { src: option.img_url, tint: option.tint } }),
    })),
  }));

/** 'Choose 1', 'Up to 3 · 1 chosen', 'Optional'. */
export function ruleText(group: OptionGroup, chosen: number): string {
  if (!group.multiselect) return group.mandatory ? 'Choose 1' : t.optional;
  const limit =
    group.maxSelect > 0 ? t.upTo({ most: group.maxSelect }) : group.mandatory ? t.chooseAny : t.optional;
  return chosen > 0 ? t.chosen({ limit, chosen }) : limit;
}

/** What a customer is choosing of one product: options, note and quantity, with the price that follows. */
export function useProductChoice(details: ProductDetails) {
  const groups = groupsOf(details);
  const [choices, setChoices] = useState<Choices>(() =>
    details.cart_item_slot_id < 0 ? defaultChoices(groups) : details.chosen,
  );
  const [notes, setNotes] = useState(details.notes);
  const [quantity, setQuantity] = useState(details.quantity);
  const [asked, setAsked] = useState(false);

  const checked = checkChoices(groups, choices);
  const ids = groups.flatMap((group) => chosenIn(group, choices).map((option) => option.id));
  const each = unitPrice(parseCents(details.base_price) ?? 0, groups, ids);

  const tap = (group: OptionGroup, option: Option): void =>
    setChoices((held) => tapOption(group, held, option));

  return {
    groups,
    choices,
    notes,
    setNotes,
    quantity,
    setQuantity,
    tap,
    canTap: (group: OptionGroup, option: Option) => canTap(group, choices, option),
    isChosen: (group: OptionGroup, optionId: number) => isChosen(group, choices, optionId),
    chosenIn: (group: OptionGroup) => chosenIn(group, choices).length,
    /** What is still wrong, one message a group; shown after the first try to add. */
    problems: checked.ok ? [] : checked.error,
    problemOf: (group: OptionGroup) => groupProblem(group, choices),
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
