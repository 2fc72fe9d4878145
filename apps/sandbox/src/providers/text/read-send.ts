import { z } from 'zod';
import { twilioError, type TwilioError } from './twilio-error.ts';

const formSchema = z.object({
  To: z.string().trim().default(''),
  From: z.string().trim().default(''),
  MessagingServiceSid: z.string().trim().default(''),
  Body: z.string().default(''),
  StatusCallback: z.string().optional(),
});

export type Send = z.infer<typeof formSchema>;
export type ReadSend = { send: Send; error?: undefined } | { error: TwilioError };

/** Twilio's own numbers for trying out errors: they fail for anyone who writes to them. */
const magicTo: Record<string, [code: number, message: string]> = {
  '+15005550001': [21_211, "The 'To' number +15005550001 is not a valid phone number."],
  '+15005550002': [21_612, "The 'To' phone number: +15005550002, is not currently reachable via SMS"],
  '+15005550003': [21_408, 'Permission to send an SMS has not been enabled for the region of +15005550003'],
  '+15005550004': [21_610, 'Attempt to send to unsubscribed recipient'],
  '+15005550009': [21_614, "'To' number: +15005550009, is not a valid mobile number"],
};

const magicFrom: Record<string, [code: number, message: string]> = {
  '+15005550001': [21_212, "The 'From' number +15005550001 is not a valid phone number or sender ID."],
  '+15005550007': [21_606, "The 'From' phone number +15005550007 is not a valid, SMS-capable number."],
  '+15005550008': [21_611, "This 'From' number +15005550008 has exceeded the maximum queue size"],
};

const e164 = /^\+[1-9]\d{6,14}$/;
const senderId = /^(?=.*[a-z])[a-z0-9 +\-_&]{1,11}$/i;
const shortCode = /^\d{3,8}$/;
const longestBody = 1600;

export function readSend(form: unknown): ReadSend {
  const parsed = formSchema.safeParse(form ?? {});
  if (!parsed.success) return { error: twilioError(20_001, 'A parameter was given more than once.') };
  const send = parsed.data;
  const error = wrongRecipient(send) ?? wrongSender(send) ?? wrongBody(send);
  return error ? { error } : { send };
}

function wrongRecipient({ To }: Send): TwilioError | undefined {
  if (!To) return twilioError(21_604, "A 'To' phone number is required.");
  const magic = magicTo[To];
  if (magic) return twilioError(...magic);
  if (!e164.test(To)) return twilioError(21_211, `The 'To' number ${To} is not a valid phone number.`);
  return undefined;
}

function wrongSender({ From, MessagingServiceSid }: Send): TwilioError | undefined {
  if (!From) {
    return MessagingServiceSid ? undefined : twilioError(21_603, "A 'From' phone number is required.");
  }
  const magic = magicFrom[From];
  if (magic) return twilioError(...magic);
  if ([e164, senderId, shortCode].some((form) => form.test(From))) return undefined;
  return twilioError(21_212, `The 'From' number ${From} is not a valid phone number or sender ID.`);
}

function wrongBody({ Body }: Send): TwilioError | undefined {
  if (!Body) return twilioError(21_602, 'Message body is required.');
  if (Body.length <= longestBody) return undefined;
  return twilioError(21_617, 'The concatenated message body exceeds the 1600 character limit.');
}
