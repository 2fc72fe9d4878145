import { comesWith } from '@servery/domain/cart/describe-choice';
import type { OptionGroup } from '@servery/domain/cart/options';
import { ChipToggle } from '@servery/ui/choices/chips';
import { OptionGroupFrame, OptionRows, RulePill, signedOffset } from '#ordering/option-group.tsx';
import type { ProductChoice } from '#ordering/use-product-choice.ts';
import type { ProductForm } from '#ordering/use-product-form.ts';
import css from './dish-group.module.css';
import { t } from '#kiosk/product/texts.ts';

export type DishGroupProps = { group: OptionGroup; form: ProductForm; sign: string };

function Removals({ group, choice }: { group: OptionGroup; choice: ProductChoice }) {
  return (
    <div className={css.chips}>
      {group.options.map((option) => (
        <ChipToggle
          key={option.id}
          struck
          pressed={!choice.isChosen(group, option.id)}
          aria-label={t.no({ name: option.desc })}
          onClick={() => choice.tap(group, option)}
        >
          {option.desc}
        </ChipToggle>
      ))}
    </div>
  );
}

/** One group of options: large cards, or chips to strike out what the dish comes with. */
export function DishGroup({ group, form, sign }: DishGroupProps) {
  const { choice } = form;
  const removals = comesWith(group);
  return (
    <OptionGroupFrame
      group={group}
      form={form}
      rule={
        <RulePill group={group} choice={choice} className={css.rule}>
          {removals ? t.touchToLeaveOut : undefined}
        </RulePill>
      }
      layout={removals ? 'plain' : 'grid'}
    >
      {removals ? (
        <Removals group={group} choice={choice} />
      ) : (
        <OptionRows
          group={group}
          choice={choice}
          look="boxed"
          offsetOf={({ offset }) => signedOffset(offset, sign)}
          none={t.noThanks}
        />
      )}
    </OptionGroupFrame>
  );
}
