import { offsetText, type OptionGroup } from '@servery/domain/cart/options';
import { formatCents } from '@servery/domain/money';
import { OptionGroupFrame, OptionRows } from '#ordering/option-group.tsx';
import { ruleText } from '#ordering/use-product-choice.ts';
import type { ProductForm } from '#ordering/use-product-form.ts';

type Props = { group: OptionGroup; form: ProductForm };

/** Few short single choices stand side by side; everything else is a list. */
const asCards = (group: OptionGroup): boolean =>
  !group.multiselect &&
  group.options.length <= 4 &&
  group.options.every((option) => option.desc.length <= 14);

function Rule({ text }: { text: string }) {
  const [rule, ...rest] = text.split(' · ');
  return (
    <>
      <b>{rule}</b>
      {rest.length > 0 && ` · ${rest.join(' · ')}`}
    </>
  );
}

export function OptionGroupField({ group, form }: Props) {
  const { choice } = form;
  const cards = asCards(group);
  return (
    <OptionGroupFrame
      group={group}
      form={form}
      rule={<Rule text={ruleText(group, choice.chosenIn(group))} />}
      layout={cards ? 'cards' : 'rows'}
    >
      <OptionRows
        group={group}
        choice={choice}
        look={cards ? 'card' : 'row'}
        offsetOf={({ offset }) => offsetText(formatCents(offset)) || undefined}
        offsetAt={cards ? 'note' : 'end'}
      />
    </OptionGroupFrame>
  );
}
