import type { Option, OptionGroup } from '@servery/domain/cart/options';
import { formatCents } from '@servery/domain/money';
import { NoteTag } from '@servery/ui/actions/badge';
import { ChipToggle } from '@servery/ui/choices/chips';
import { Choice, ChoiceGroup } from '@servery/ui/choices/choice';
import { comesWith } from '#kiosk/product/group-shape.ts';
import { type ProductChoice, ruleText } from '#ordering/use-product-choice.ts';
import css from './dish-group.module.css';
import { price } from '#shared/money.ts';
import { more } from '#shared/more-texts.ts';
import { t } from '#kiosk/product/texts.ts';

export type DishGroupProps = { id: string; group: OptionGroup; choice: ProductChoice; sign: string };

const offsetText = ({ offset }: Option, sign: string): string | undefined =>
  offset === 0 ? undefined : `${offset < 0 ? '−' : '+'}${price(sign, formatCents(Math.abs(offset)))}`;

function Rule({ group, choice }: Pick<DishGroupProps, 'group' | 'choice'>) {
  const problem = choice.problemOf(group) !== undefined;
  const tone = choice.asked && problem ? 'highlight' : group.mandatory && !problem ? 'accent' : 'sunk';
  return (
    <NoteTag tone={tone} className={css.rule}>
      {comesWith(group) ? t.touchToLeaveOut : ruleText(group, choice.chosenIn(group))}
    </NoteTag>
  );
}

function Removals({ group, choice }: Pick<DishGroupProps, 'group' | 'choice'>) {
  return group.options.map((option) => (
    <ChipToggle
      key={option.id}
      struck
      pressed={!choice.isChosen(group, option.id)}
      aria-label={t.no({ name: option.desc })}
      onClick={() => choice.tap(group, option)}
    >
      {option.desc}
    </ChipToggle>
  ));
}

function Choices({ group, choice, sign }: Omit<DishGroupProps, 'id'>) {
  const name = `group-${group.id}`;
  const kind = group.multiselect ? 'checkbox' : 'radio';
  const chosen = choice.chosenIn(group);
  const drop = () => {
    const held = group.options.find((option) => choice.isChosen(group, option.id));
    if (held) choice.tap(group, held);
  };
  return (
    <>
      {!group.multiselect && !group.mandatory ? (
        <Choice
          look="boxed"
          kind="radio"
          name={name}
          value="none"
          title={t.noThanks}
          checked={chosen === 0}
          onChange={drop}
        />
      ) : null}
      {group.options.map((option) => (
        <Choice
          key={option.id}
          look="boxed"
          kind={kind}
          name={name}
          value={String(option.id)}
          title={option.desc}
          end={option.isAvailable ? offsetText(option, sign) : more.soldOut}
          checked={choice.isChosen(group, option.id)}
          disabled={!choice.canTap(group, option)}
          undo={!group.mandatory}
          onChange={() => choice.tap(group, option)}
        />
      ))}
    </>
  );
}

/** One group of options: large cards, or chips to strike out what the dish comes with. */
export function DishGroup({ id, group, choice, sign }: DishGroupProps) {
  const removals = comesWith(group);
  return (
    <ChoiceGroup
      id={id}
      title={group.name}
      rule={<Rule group={group} choice={choice} />}
      error={choice.asked ? choice.problemOf(group) : undefined}
      layout={removals ? 'plain' : 'grid'}
    >
      {removals ? (
        <div className={css.chips}>
          <Removals group={group} choice={choice} />
        </div>
      ) : (
        <Choices group={group} choice={choice} sign={sign} />
      )}
    </ChoiceGroup>
  );
}
