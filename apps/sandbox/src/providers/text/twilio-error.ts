export type TwilioError = { code: number; message: string; more_info: string; status: number };

export function twilioError(code: number, message: string, status = 400): TwilioError {
  return { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status };
}
