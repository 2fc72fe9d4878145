import type { EditedGroup } from '@servery/contract/entities/menu-editor';
import { dollars } from '@servery/domain/money';
import { differenceOf } from '#features/menu/rules/product.ts';
import { t } from '#features/menu/rules/texts.ts';

type Rule = Pick<EditedGroup, 'many' | 'required' | 'most'>;

/** 'Choose 1', 'Up to 3': as customers read it. */
export function ruleText({ many, required, most }: Rule): string {
  if (!many) return required ? t.chooseOne : t.chooseOneOrNone;
  if (most === 0) return required ? t.atLeastOne : t.anyNumber;
  return required ? t.oneTo({ most }) : t.upTo({ most });
}

/** 'Milk bun, Gluten free +$2.50'. */
export const optionsText = ({ options }: Pick<EditedGroup, 'options'>): string =>
  options
    .map(({ name, price }) => {
      if (price === '0.00') return name;
      return `${name} ${price.startsWith('-') ? '' : '+'}${dollars(price)}`;
    })
    .join(', ');

export type GroupErrors = { name?: string; options?: string };

export function groupErrors(group: EditedGroup): GroupErrors {
  const { name, options } = group;
  const optionProblem =
    options.length === 0
      ? t.optionsMissing
      : options.some((each) => each.name.trim() === '')
        ? t.optionNameMissing
        : options.some((each) => differenceOf(each.price) === undefined)
          ? t.optionPriceBad
          : undefined;
  return {
    ...(name.trim() === '' && { name: t.groupNameMissing }),
    ...(optionProblem !== undefined && { options: optionProblem }),
  };
}

export const tidiedGroup = (group: EditedGroup): EditedGroup => ({
  ...group,
  name: group.name.trim(),
  options: group.options.map((each) => ({
    ...each,
    name: each.name.trim(),
    price: differenceOf(each.price) ?? each.price,
  })),
});

export const newOption = (): EditedGroup['options'][number] => ({
  name: '',
  price: '0.00',
  default: false,
  available: true,
  image: '',
  tint: '',
});

export const newGroup = (): EditedGroup => ({
  name: '',
  many: false,
  required: true,
  most: 0,
  options: [{ ...newOption(), default: true }, newOption()],
});

/** Where one alone can be chosen, one alone can be chosen to begin with. */
export function withDefault(group: EditedGroup, at: number, on: boolean): EditedGroup {
  return {
    ...group,
    options: group.options.map((each, place) => {
      if (place === at) return { ...each, default: on };
      return group.many || !on ? each : { ...each, default: false };
    }),
  };
}
