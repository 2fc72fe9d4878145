import type { OptionGroup } from '@servery/domain/cart/options';

/** What the dish comes with: everything is in it, and may be left out. */
export const comesWith = (group: OptionGroup): boolean =>
  group.multiselect && group.options.length > 0 && group.options.every((option) => option.isDefault);
