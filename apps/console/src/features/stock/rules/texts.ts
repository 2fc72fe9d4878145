import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('console-stock-rules', {
  soldOut: 'Sold out',
  count: 'Count',
  left: '{count} left',
  isCounted: '{name}: {count} left. It sells out by itself.',
  leftToday: '{count} of {daily} left today',
  leftTodayMore: '{count} left today',
  notToday: 'Not counted today',
  isCountedToday: '{name}: {count} left today. Tomorrow starts with {daily}.',
  notCountedToday: '{name} isn’t counted today. Tomorrow starts with {daily}.',
  notCounted: '{name} is not counted any more.',
});
