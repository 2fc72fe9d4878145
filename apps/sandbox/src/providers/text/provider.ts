import type { Provider } from '#providers/provider';
import { twilioRoutes } from './routes.ts';

export const textProvider: Provider = {
  id: 'text',
  title: 'Text messages',
  vendor: 'Twilio',
  description:
    'Accepts every text in Twilio’s own format and shows it in the inbox. Nothing is sent to a phone.',
  inbox: { kind: 'text', path: '/sms' },
  effects: [
    { mode: 'normal', effect: 'Accepts every text straight away.' },
    { mode: 'delay', effect: 'Waits for the delay below, then accepts the text.' },
    { mode: 'refuse', effect: 'Answers 400 with code 21610: the recipient has opted out.' },
    { mode: 'temporary', effect: 'Answers 503 with code 20503: try again later.' },
    { mode: 'drop', effect: 'Drops the connection before accepting the text.' },
    { mode: 'lose', effect: 'Accepts the text, then drops the connection before it answers 201.' },
  ],
  install(context) {
    context.app.register(twilioRoutes(context), { prefix: '/twilio/2010-04-01/Accounts/:accountSid' });
    return {
      facts: (sandboxUrl) => [
        { label: 'API base', value: `${sandboxUrl}/twilio` },
        { label: 'Account SID', value: 'any, the same in address and sign-in; or an API key SK…' },
        { label: 'Auth token', value: 'any' },
        { label: 'Numbers that fail', value: 'Twilio’s own: +15005550001, …0002, …0003, …0004, …0009' },
      ],
    };
  },
};
