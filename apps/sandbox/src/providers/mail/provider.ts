import type { Provider } from '#providers/provider';
import { createSmtp } from './smtp.ts';

export const mailProvider: Provider = {
  id: 'mail',
  title: 'Mail',
  vendor: 'SMTP',
  description: 'Accepts every email Servery sends and shows it in the inbox. Nothing is sent on.',
  inbox: { kind: 'mail', path: '/mail' },
  effects: [
    { mode: 'normal', effect: 'Accepts every email straight away.' },
    { mode: 'delay', effect: 'Waits for the delay below, then accepts the email.' },
    { mode: 'refuse', effect: 'Answers 550: refused for good, don’t try again.' },
    { mode: 'temporary', effect: 'Answers 451: try again later.' },
    { mode: 'drop', effect: 'Drops the connection before accepting the email.' },
    { mode: 'lose', effect: 'Accepts the email, then drops the connection before it answers 250.' },
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
