import type { Option, OptionGroup } from '@servery/domain/cart/options';
import { formatCents } from '@servery/domain/money';
import { NoteTag } from '@servery/ui/actions/badge';
import { Choice, ChoiceGroup, type ChoiceGroupProps, type ChoiceProps } from '@servery/ui/choices/choice';
import { Picture, type Tint } from '@servery/ui/surfaces/picture';
import type { ReactNode } from 'react';
import { type ProductChoice, ruleText } from '#ordering/use-product-choice.ts';
import type { ProductForm } from '#ordering/use-product-form.ts';
import { price } from '#shared/money.ts';
import { more } from '#shared/more-texts.ts';

type FrameProps = {
  group: OptionGroup;
  form: ProductForm;
  rule: ReactNode;
  layout: ChoiceGroupProps['layout'];
  children: ReactNode;
};

/** A group of options: its name and rule, and what is wrong with it once somebody has tried to add the product. */
export function OptionGroupFrame({ group, form, rule, layout, children }: FrameProps) {
  const { choice, hold } = form;
  return (
    <ChoiceGroup
      ref={hold(group.id)}
      title={group.name}
      rule={rule}
      layout={layout}
      error={choice.asked ? choice.problemOf(group) : undefined}
    >
      {children}
    </ChoiceGroup>
  );
}

type RuleProps = {
  group: OptionGroup;
  choice: ProductChoice;
  /** An unmet rule stands out at once, and not only after the first try to add the product. */
  eager?: boolean;
  className?: string;
  children?: ReactNode;
};

/** A group's rule as a pill, for screens that are read from further away. */
export function RulePill({ group, choice, eager = false, className, children }: RuleProps) {
  const unmet = choice.problemOf(group) !== undefined;
  const isWarned = unmet && (eager || choice.asked);
  const tone = isWarned ? 'highlight' : group.mandatory && !unmet ? 'accent' : 'sunk';
  return (
    <NoteTag tone={tone} className={className}>
      {children ?? ruleText(group, choice.chosenIn(group))}
    </NoteTag>
  );
}

/** '+$1.50', '−$0.50', or nothing for an option that costs nothing. */
export const signedOffset = (offset: number, sign: string): string | undefined =>
  offset === 0 ? undefined : `${offset < 0 ? '' : '+'}${price(sign, formatCents(offset))}`;

type OptionImage = NonNullable<Option['picture']>;

const OptionPicture = ({ image }: { image: OptionImage | undefined }) => (
  <Picture {...(image?.src && { src: image.src })} {...(image && { tint: image.tint as Tint })} />
);

type RowsProps = {
  group: OptionGroup;
  choice: ProductChoice;
  look: ChoiceProps['look'];
  offsetOf: (option: Option) => string | undefined;
  /** Where the offset stands: below the words, or at the far end of the row. */
  offsetAt?: 'note' | 'end';
  /** Shows each option with its picture; this one is the dish as it comes, for the row that takes a choice back. */
  dish?: OptionImage;
  /** What the row is called that takes an optional single choice back; without it a second tap does. */
  none?: string;
};

function NoneRow({ group, choice, look, none, dish }: RowsProps) {
  const drop = () => {
    const held = group.options.find((option) => choice.isChosen(group, option.id));
    if (held) choice.tap(group, held);
  };
  return (
    <Choice
      look={look}
      kind="radio"
      name={`group-${group.id}`}
      value="none"
      title={none}
      icon={dish && <OptionPicture image={dish} />}
      checked={choice.chosenIn(group) === 0}
      onChange={drop}
    />
  );
}

/** The options of a group, a tap each. */
export function OptionRows(props: RowsProps) {
  const { group, choice, look, offsetOf, offsetAt = 'end', none, dish } = props;
  return (
    <>
      {none !== undefined && !group.multiselect && !group.mandatory ? <NoneRow {...props} /> : null}
      {group.options.map((option) => {
        const said = option.isAvailable ? offsetOf(option) : more.soldOut;
        return (
          <Choice
            key={option.id}
            look={look}
            kind={group.multiselect ? 'checkbox' : 'radio'}
            name={`group-${group.id}`}
            value={String(option.id)}
            title={option.desc}
            icon={dish && <OptionPicture image={option.picture} />}
            note={offsetAt === 'note' ? said : undefined}
            end={offsetAt === 'end' ? said : undefined}
            checked={choice.isChosen(group, option.id)}
            disabled={!choice.canTap(group, option)}
            undo={!group.mandatory}
            onChange={() => choice.tap(group, option)}
          />
        );
      })}
    </>
  );
}
