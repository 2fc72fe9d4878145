import { checkChoices, choicesOf, type OptionGroup } from '#cart/options';

/**
 * The options of an earlier order that can be had today: what is gone is dropped, and with it whatever cannot be had.
 * Nothing when the rest is no valid choice any more, for instance because a size must be chosen and that one is gone.
 */
export function optionsToday(groups: readonly OptionGroup[], ids: readonly number[]): number[] | undefined {
  const offered = groups.flatMap((group) => group.options.filter((option) => option.isAvailable));
  const kept = ids.filter((id) => offered.some((option) => option.id === id));
  const chosen = checkChoices(groups, choicesOf(groups, kept));
  return chosen.ok ? chosen.value : undefined;
}
