import type { OptionGroup } from '@servery/domain/cart/options';
import { OptionGroupFrame, OptionRows, RulePill, signedOffset } from '#ordering/option-group.tsx';
import type { ProductForm } from '#ordering/use-product-form.ts';
import css from './options-sheet.module.css';
import { t } from '#pos/options/texts.ts';

export type OptionGroupProps = { group: OptionGroup; form: ProductForm; sign: string };

/** Fast targets: one tap each. An optional single choice can be taken back with 'None'. */
export function OptionGroupChoices({ group, form, sign }: OptionGroupProps) {
  const { choice } = form;
  return (
    <OptionGroupFrame
      group={group}
      form={form}
      rule={<RulePill group={group} choice={choice} eager />}
      layout="plain"
    >
      <div className={css.choices}>
        <OptionRows
          group={group}
          choice={choice}
          look="card"
          offsetOf={({ offset }) => signedOffset(offset, sign)}
          none={t.none}
        />
      </div>
    </OptionGroupFrame>
  );
}
