import { z } from 'zod';
import { noted } from '#providers/heard';
import type { TextPort } from '#providers/text/port';

export const TWILIO = 'https://api.twilio.com';
const TIMEOUT_MS = 10_000;
const API = '2010-04-01';

export type TwilioSettings = {
  url: string;
  accountSid: string;
  authToken: string;
  /** A number, a sender id, or a messaging service (MG…). */
  from: string;
};

const problem = z.object({ code: z.number() });

/** Numbers that no text will ever reach: not valid, not reachable, no permission, opted out, not a mobile. */
const FINAL = new Set([21_211, 21_408, 21_610, 21_612, 21_614]);

/** Programmable Messaging. An error names Twilio's code and never the number. */
export function twilioTexts({ url, accountSid, authToken, from }: TwilioSettings): TextPort {
  const address = `${url}/${API}/Accounts/${accountSid}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const sender = from.startsWith('MG') ? 'MessagingServiceSid' : 'From';
  return {
    send: async ({ to, body }) => {
      const asked = fetch(address, {
        method: 'POST',
        headers: { authorization },
        body: new URLSearchParams({ To: to, Body: body, [sender]: from }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const response = await noted('text', asked);
      if (response.ok) return 'sent';
      const said = problem.safeParse(await response.json().catch(() => undefined));
      const code = said.success ? said.data.code : 0;
      if (FINAL.has(code)) return 'refused';
      throw new Error(`the text service answered ${response.status}, code ${code}`);
    },
  };
}
