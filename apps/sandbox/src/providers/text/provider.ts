import type { Provider } from '#providers/provider';
import { twilioRoutes } from './routes.ts';

export const textProvider: Provider = {
  id: 'text',
  title: 'Text messages',
  vendor: 'Twilio',
  description: 'Takes every text in Twilio’s own format and shows it in the inbox. No phone rings.',
  inbox: { kind: 'text', path: '/sms' },
  effects: [
    { mode: 'normal', effect: 'Every text is taken at once.' },
    { mode: 'delay', effect: 'Waits the time given below, then takes the text.' },
    { mode: 'refuse', effect: 'Answers 400 with code 21610: the recipient has opted out.' },
    { mode: 'temporary', effect: 'Answers 503 with code 20503: try again later.' },
    { mode: 'drop', effect: 'Cuts the connection; the text is not taken.' },
    { mode: 'lose', effect: 'Takes the text, then cuts the connection before the 201.' },
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
