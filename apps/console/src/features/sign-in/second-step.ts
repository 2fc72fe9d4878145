import { failureOf } from '#api/call.ts';

/** What is asked for after a password that was right. */
export type SecondStep = { token: string; code: boolean; passkey: boolean };

/** What a refused sign-in asks for, if it was not refused for good. */
export function secondStepOf(error: unknown): SecondStep | undefined {
  const failure = failureOf(error);
  if (failure?.code !== 'second_step') return undefined;
  const { token, app, passkey } = failure.details;
  return typeof token === 'string' ? { token, code: app === 1, passkey: passkey === 1 } : undefined;
}
