import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('console-menu-rules', {
  nameMissing: 'Enter a name',
  priceBad: 'Enter a price like 8.50',
  quantitiesCrossed: 'Can’t be less than the least',
  hoursHalf: 'Enter both times, or none',
  options: 'options',
  groupNameMissing: 'Enter a question, like “Which milk?”',
  optionsMissing: 'Add at least one option',
  optionNameMissing: 'Enter a name for each option',
  optionPriceBad: 'Enter amounts like 1.50',
  chooseOne: 'Choose 1',
  chooseOneOrNone: 'Up to 1',
  upTo: 'Up to {most}',
  anyNumber: 'Any',
  atLeastOne: '1 or more',
  oneTo: '1 to {most}',
});
