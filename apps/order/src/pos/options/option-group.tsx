import type { Option, OptionGroup } from '@servery/domain/cart/options';
import { formatCents } from '@servery/domain/money';
import { NoteTag } from '@servery/ui/actions/badge';
import { Choice, ChoiceGroup } from '@servery/ui/choices/choice';
import { type ProductChoice, ruleText } from '#ordering/use-product-choice.ts';
import css from './options-sheet.module.css';
import { price } from '#shared/money.ts';
import { more } from '#shared/more-texts.ts';
import { t } from '#pos/options/texts.ts';

export type OptionGroupProps = { group: OptionGroup; choice: ProductChoice; sign: string };

const offsetText = ({ offset, isAvailable }: Option, sign: string): string | undefined => {
  if (!isAvailable) return more.soldOut;
  return offset === 0 ? undefined : `${offset < 0 ? '−' : '+'}${price(sign, formatCents(Math.abs(offset)))}`;
};

/** Fast targets: one tap each. An optional single choice can be taken back with 'None'. */
export function OptionGroupChoices({ group, choice, sign }: OptionGroupProps) {
  const problem = choice.problemOf(group);
  const chosen = choice.chosenIn(group);
  const name = `group-${group.id}`;
  const drop = () => {
    const held = group.options.find((option) => choice.isChosen(group, option.id));
    if (held) choice.tap(group, held);
  };
  return (
    <ChoiceGroup
      title={group.name}
      rule={
        <NoteTag tone={problem ? 'highlight' : group.mandatory ? 'accent' : 'sunk'}>
          {ruleText(group, chosen)}
        </NoteTag>
      }
      error={choice.asked ? problem : undefined}
      layout="plain"
    >
      <div className={css.choices}>
        {!group.multiselect && !group.mandatory ? (
          <Choice
            kind="radio"
            name={name}
            value="none"
            title={t.none}
            checked={chosen === 0}
            onChange={drop}
          />
        ) : null}
        {group.options.map((option) => (
          <Choice
            key={option.id}
            kind={group.multiselect ? 'checkbox' : 'radio'}
            name={name}
            value={String(option.id)}
            title={option.desc}
            end={offsetText(option, sign)}
            checked={choice.isChosen(group, option.id)}
            disabled={!choice.canTap(group, option)}
            undo={!group.mandatory}
            onChange={() => choice.tap(group, option)}
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}
