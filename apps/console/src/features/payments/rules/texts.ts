import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('console-payments-rules', {
  refund: 'Refund {amount}',
  askAgain: 'Ask for {amount} again',
  amountsDiffer: '{theirs} at the provider, {ours} here',
  comparing: 'Comparing…',
  noAnswer: 'No answer ({problem}). We’ll try again',
  nothingToCompare: 'Nothing to compare',
  allMatch: '{count} {count|entry|entries}, all match',
  someDiffer: '{count} {count|entry|entries}, {found} {found|differs|differ}',
});
