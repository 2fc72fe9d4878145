import { comesWith } from '@servery/domain/cart/describe-choice';
import type { OptionGroup } from '@servery/domain/cart/options';
import type { ProductDetails } from '@servery/contract/entities/menu';
import { ChipToggle } from '@servery/ui/choices/chips';
import { facts } from '#api/app-facts.ts';
import { OptionGroupFrame, OptionRows, RulePill, signedOffset } from '#ordering/option-group.tsx';
import type { ProductChoice } from '#ordering/use-product-choice.ts';
import type { ProductForm } from '#ordering/use-product-form.ts';
import css from './dish-group.module.css';
import { t } from '#kiosk/product/texts.ts';

export type DishGroupProps = {
  group: OptionGroup;
  form: ProductForm;
  details: Pick<ProductDetails, 'thumb_url' | 'tint'>;
  sign: string;
};

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
export function DishGroup({ group, form, details, sign }: DishGroupProps) {
  const { choice } = form;
  const pictured =
    !facts.brand.flags.hide_pictures && group.options.some(({ picture }) => picture !== undefined);
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
          look={pictured ? 'picture' : 'boxed'}
          offsetOf={({ offset }) => signedOffset(offset, sign)}
          offsetAt={pictured ? 'note' : 'end'}
          {...(pictured && { dish: { src: details.thumb_url, tint: details.tint } })}
          none={t.noThanks}
        />
      )}
    </OptionGroupFrame>
  );
}
