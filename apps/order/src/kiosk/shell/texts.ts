import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('kiosk-shell', {
  starting: 'Starting',
  stillThere: 'Still there?',
  timeLeft: 'Time left',
  keepPaying: 'Keep paying',
  cancelling: 'We’ll cancel the payment in {seconds} {seconds|second|seconds}, for the next guest.',
  keepOrdering: 'Keep ordering',
  startOver: 'Start over',
  raiseTheScreen: 'Raise the screen',
  lowerTheScreen: 'Lower the screen',
  startOverTitle: 'Start over?',
  clearNote: 'We’ll clear your order of {items}.',
  backNote: 'We’ll go back to the first screen.',
  clearAndStartOver: 'Clear and start over',
  clearOrder: 'We’ll clear your order of {items} in {seconds} {seconds|second|seconds}, for the next guest.',
  startAgain: 'We’ll start again in {seconds} {seconds|second|seconds}, for the next guest.',
});
