import type { Provider } from '#providers/provider';
import { createSmtp } from './smtp.ts';

export const mailProvider: Provider = {
  id: 'mail',
  title: 'Mail',
  vendor: 'SMTP',
  description: 'Takes every mail the product sends and shows it in the inbox. Nothing is sent on.',
  inbox: { kind: 'mail', path: '/mail' },
  effects: [
    { mode: 'normal', effect: 'Every mail is taken at once.' },
    { mode: 'delay', effect: 'Waits the time given below, then takes the mail.' },
    { mode: 'refuse', effect: 'Answers 550: refused for good, not to be tried again.' },
    { mode: 'temporary', effect: 'Answers 451: try again later.' },
    { mode: 'drop', effect: 'Cuts the connection; the mail is not taken.' },
    { mode: 'lose', effect: 'Takes the mail, then cuts the connection before the 250.' },
  ],
  install(context) {
    const smtp = createSmtp(context);
    return {
      ...smtp,
      facts: () => [
        { label: 'SMTP URL', value: `smtp://${context.publicHost}:${smtp.ownPort()}` },
        { label: 'Sign-in', value: 'any user and password, or none' },
        { label: 'Encryption', value: 'none' },
        { label: 'Largest mail', value: '10 MB' },
      ],
    };
  },
};
