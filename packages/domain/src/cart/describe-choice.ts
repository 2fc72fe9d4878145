import { changesFromDefault, type OptionGroup } from '#cart/options';
import { changeText } from '#orders/change-text';

/** What the dish comes with: everything is in it, and may be left out. */
export const comesWith = (group: OptionGroup): boolean =>
  group.multiselect && group.options.length > 0 && group.options.every((option) => option.isDefault);

/** 'Medium, No pickles': what was chosen and what was left out; what a dish comes with anyway goes without saying. */
export const describeChoice = (groups: readonly OptionGroup[], ids: readonly number[]): string =>
  groups
    .flatMap((group) => {
      const chosen = comesWith(group) ? [] : group.options.filter(({ id }) => ids.includes(id));
      const leftOut = changesFromDefault([group], ids).filter(({ kind }) => kind === 'no');
      return [...chosen.map(({ desc }) => desc), ...leftOut.map(changeText)];
    })
    .join(', ');
