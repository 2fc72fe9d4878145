/** What is open, in the words of the person who has to look at it. */
const TEXT: Readonly<Record<string, string>> = {
  provider_silent:
    'The provider never said whether it took this payment. Look it up there, and void or refund it if it did',
  amount_differs: 'The provider took another amount than the order had. Look it up there',
  capture_refused:
    'The order was placed, but the provider would not pay out what it held. Ask the customer to pay',
  capture_silent:
    'The order was placed, but the provider has not confirmed that it was paid. Look it up there',
  void_silent:
    'There is no order, but the provider has not confirmed that it let go of the money. Void it there',
  refund_silent: 'The provider has not confirmed this refund. Look it up there',
  refund_refused: 'The provider would not refund this. Give the money back another way',
  paid_in_part_or_late:
    'Something was paid after the time had run out, or less than was due. Look it up there',
};

/** `problem` is a name, and what the provider said behind a colon. */
export function caseText(problem: string): string {
  const [name = '', said] = problem.split(': ');
  const text = TEXT[name] ?? 'This payment has to be looked into';
  return said ? `${text} (${said})` : text;
}
