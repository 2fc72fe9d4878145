import type { OptionChange } from '@servery/contract/entities/board';
import type { Cents } from '#money';
import { err, ok, type Result } from '#result';
import { t } from '#cart/texts';

export type Option = {
  id: number;
  desc: string;
  offset: Cents;
  isDefault: boolean;
  isAvailable: boolean;
  picture?: { src: string; tint: string };
};
export type OptionGroup = {
  id: number;
  name: string;
  multiselect: boolean;
  mandatory: boolean;
  /** 0 is without limit. */
  maxSelect: number;
  options: readonly Option[];
};

/** Wire form: `group_<group id>` = option id, or `option_<option id>` = 1. */
export type Choices = Readonly<Record<string, string>>;

export const optionNotOffered = (): string => t.optionNotOffered;

/** What is chosen of a group, in the menu's order. */
export const chosenIn = (group: OptionGroup, choices: Choices): Option[] =>
  group.multiselect
    ? group.options.filter((option) => choices[`option_${option.id}`] === '1')
    : group.options.filter((option) => choices[`group_${group.id}`] === String(option.id));

export const isChosen = (group: OptionGroup, choices: Choices, optionId: number): boolean =>
  chosenIn(group, choices).some(({ id }) => id === optionId);

/** As many as may be chosen of a group are. */
const isFull = (group: OptionGroup, choices: Choices): boolean =>
  group.multiselect && group.maxSelect > 0 && chosenIn(group, choices).length >= group.maxSelect;

/** Whether a tap on an option changes anything: what is chosen can always be tapped, and left again. */
export function canTap(group: OptionGroup, choices: Choices, option: Option): boolean {
  if (isChosen(group, choices, option.id)) return true;
  return option.isAvailable && !isFull(group, choices);
}

/** After a tap on an option. A second tap takes it back, but for the one choice that there must be. */
export function tapOption(group: OptionGroup, choices: Choices, option: Option): Choices {
  if (!canTap(group, choices, option)) return choices;
  const key = group.multiselect ? `option_${option.id}` : `group_${group.id}`;
  const { [key]: _held, ...others } = choices;
  if (!isChosen(group, choices, option.id))
    return { ...others, [key]: group.multiselect ? '1' : String(option.id) };
  return !group.multiselect && group.mandatory ? choices : others;
}

/** What must be put right in one group. */
export const groupProblem = (group: OptionGroup, choices: Choices): string | undefined =>
  problemsIn(group, chosenIn(group, choices))[0];

function keysOffered(groups: readonly OptionGroup[]): Set<string> {
  return new Set(
    groups.flatMap((group) =>
      group.multiselect ? group.options.map((option) => `option_${option.id}`) : [`group_${group.id}`],
    ),
  );
}

function problemsIn(group: OptionGroup, chosen: readonly Option[]): string[] {
  if (chosen.length === 0) return group.mandatory ? [t.isRequired({ name: group.name })] : [];
  const problems = chosen
    .filter((option) => !option.isAvailable)
    .map((option) => t.isNotAvailable({ name: option.desc }));
  if (group.multiselect && group.maxSelect > 0 && chosen.length > group.maxSelect)
    problems.push(t.chooseUpToOptions({ most: group.maxSelect, name: group.name }));
  return problems;
}

/** The ids of the chosen options, in the menu's order, or what must be put right, one message a group. */
export function checkChoices(groups: readonly OptionGroup[], choices: Choices): Result<number[], string[]> {
  const offered = keysOffered(groups);
  const foreign = Object.entries(choices).some(
    ([key, value]) =>
      value !== '' && value !== '0' && (!offered.has(key) || (key.startsWith('option_') && value !== '1')),
  );
  if (foreign) return err([optionNotOffered()]);
  const ids: number[] = [];
  const problems: string[] = [];
  for (const group of groups) {
    const chosen = chosenIn(group, choices);
    const asked = group.multiselect ? undefined : choices[`group_${group.id}`];
    if (asked && asked !== '0' && chosen.length === 0) return err([optionNotOffered()]);
    problems.push(...problemsIn(group, chosen));
    ids.push(...chosen.map((option) => option.id));
  }
  return problems.length > 0 ? err(problems) : ok(ids);
}

/** What is chosen before the customer touches anything. */
export function defaultChoices(groups: readonly OptionGroup[]): Record<string, string> {
  const choices: Record<string, string> = {};
  for (const group of groups) {
    for (const option of group.options) {
      if (!option.isDefault || !option.isAvailable) continue;
      if (group.multiselect) choices[`option_${option.id}`] = '1';
      else choices[`group_${group.id}`] ??= String(option.id);
    }
  }
  return choices;
}

/** The wire form of stored option ids, for editing a line. */
export function choicesOf(groups: readonly OptionGroup[], ids: readonly number[]): Record<string, string> {
  const choices: Record<string, string> = {};
  for (const group of groups) {
    for (const option of group.options) {
      if (!ids.includes(option.id)) continue;
      if (group.multiselect) choices[`option_${option.id}`] = '1';
      else choices[`group_${group.id}`] = String(option.id);
    }
  }
  return choices;
}

export function unitPrice(basePrice: Cents, groups: readonly OptionGroup[], ids: readonly number[]): Cents {
  const offsets = groups.flatMap((group) => group.options.filter((option) => ids.includes(option.id)));
  return Math.max(
    0,
    offsets.reduce((sum, option) => sum + option.offset, basePrice),
  );
}

/** What the kitchen must do otherwise than usual. */
export function changesFromDefault(groups: readonly OptionGroup[], ids: readonly number[]): OptionChange[] {
  return groups.flatMap((group) =>
    group.options.flatMap((option): OptionChange[] => {
      const chosen = ids.includes(option.id);
      if (chosen === option.isDefault) return [];
      if (group.multiselect)
        return [chosen ? { kind: 'add', text: option.desc } : { kind: 'no', text: option.desc }];
      const hasUsual = group.options.some(({ isDefault }) => isDefault);
      if (chosen) return [{ kind: hasUsual ? 'changed' : 'chosen', text: option.desc }];
      const replaced = group.options.some(({ id }) => ids.includes(id));
      return replaced ? [] : [{ kind: 'no', text: option.desc }];
    }),
  );
}

/** '(add 1.50)', '(sub 0.50)', or nothing for an option that costs nothing. */
export function offsetText(offset: string): string {
  if (/^-?0+(\.0+)?$/.test(offset)) return '';
  return offset.startsWith('-') ? t.sub({ offset: offset.slice(1) }) : t.add({ offset });
}
