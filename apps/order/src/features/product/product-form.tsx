import type { ProductDetails } from '@servery/contract/entities/menu';
import { NoteTag } from '@servery/ui/actions/badge';
import { TextArea } from '@servery/ui/inputs/field';
import { IconClock } from '@servery/ui/foundations/icon';
import { Display, Money, Text } from '@servery/ui/foundations/text';
import { DishTags } from '#features/menu/index.ts';
import { OptionGroupField } from '#features/product/option-group.tsx';
import css from '#features/product/product.module.css';
import type { ProductForm as Form } from '#ordering/use-product-form.ts';
import { price } from '#shared/money.ts';
import { t } from '#features/product/texts.ts';

type Props = { form: Form; details: ProductDetails; sign: string; noted: boolean };

export function ProductForm({ form, details, sign, noted }: Props) {
  const { choice } = form;
  return (
    <>
      <header className={css.head}>
        <Display as="h2" size={32}>
          {details.name}
        </Display>
        {details.desc && <Text tone="soft">{details.desc}</Text>}
        <p className={css.facts}>
          <Money>{price(sign, details.base_price)}</Money>
          <DishTags dish={details} />
          {details.availability_notice && (
            <NoteTag long icon={<IconClock size="14px" />}>
              {details.availability_notice}
            </NoteTag>
          )}
        </p>
      </header>
      {details.is_available === 1 && (
        <>
          {choice.groups.map((group) => (
            <OptionGroupField key={group.id} group={group} form={form} />
          ))}
          {noted && (
            <TextArea
              label={t.noteForTheKitchen}
              aside="(optional)"
              placeholder={t.allergiesOrHowYou}
              maxLength={200}
              value={choice.notes}
              onChange={(event) => choice.setNotes(event.target.value)}
            />
          )}
        </>
      )}
    </>
  );
}
