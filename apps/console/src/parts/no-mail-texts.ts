import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('console-no-mail', {
  title: 'Email isn’t set up on this server',
  note: 'You can still invite people: copy the link and send it yourself. Customers get no receipts by email, and checkout doesn’t promise any.',
  how: 'To set it up, whoever runs the server adds MAIL_URL to its settings and starts it again.',
});
