import type { ModifierOption } from '@servery/contract/entities/menu';
import { offsetText, type OptionGroup } from '@servery/domain/cart/options';
import { Choice, ChoiceGroup } from '@servery/ui/choices/choice';
import type { Ref } from 'react';
import { type ProductChoice, ruleText } from '#ordering/use-product-choice.ts';
import { more } from '#shared/more-texts.ts';

type Props = {
  group: OptionGroup;
  offsets: readonly ModifierOption[];
  choice: ProductChoice;
  hold: Ref<HTMLFieldSetElement>;
};

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

export function OptionGroupField({ group, offsets, choice, hold }: Props) {
  const cards = asCards(group);
  const chosen = choice.chosenIn(group);
  return (
    <ChoiceGroup
      ref={hold}
      title={group.name}
      rule={<Rule text={ruleText(group, group.multiselect ? chosen : 0)} />}
      layout={cards ? 'cards' : 'rows'}
      error={choice.asked ? choice.problemOf(group) : undefined}
    >
      {group.options.map((option, at) => {
        const on = choice.isChosen(group, option.id);
        const offset = offsetText(offsets[at]?.price_offset ?? '0.00');
        const said = option.isAvailable ? offset : more.soldOut;
        return (
          <Choice
            key={option.id}
            kind={group.multiselect ? 'checkbox' : 'radio'}
            name={`group-${group.id}`}
            value={String(option.id)}
            checked={on}
            disabled={!choice.canTap(group, option)}
            undo={!group.mandatory}
            look={cards ? 'card' : 'row'}
            title={option.desc}
            note={cards && said ? said : undefined}
            end={!cards && said ? said : undefined}
            onChange={() => choice.tap(group, option)}
          />
        );
      })}
    </ChoiceGroup>
  );
}
