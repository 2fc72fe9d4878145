import type { Customer } from '@servery/contract/entities/customer';
import type { CallInput } from '@servery/contract/registry';
import { guestCustomer } from '@servery/domain/people/guest';
import { useQueryClient } from '@tanstack/react-query';
import type { CallResult } from '@servery/contract/client/wire';
import { call } from '#api/call.ts';
import { rememberSid } from '#api/session-cookie.ts';
import { customerState, guestState } from '#state/customer-state.ts';
import { forgetPerson } from '#state/forget-person.ts';
import { settleCustomer } from '#state/settle-customer.ts';

export type SignInInput = CallInput<'Login'>;
export type SignUpFields = CallInput<'Register'>;
export type LinkFields = CallInput<'LoginByUrl'>;

/** Every input in and out. The cart stays with the session; whoever signs in finds it again. */
export function useSignIn() {
  const client = useQueryClient();

  const settle = (customer: Customer): void => {
    if (customer.id === 0) return;
    settleCustomer(customerState(client), customer);
  };
  const settled = <Result extends { ok: boolean }>(
    result: Result & ({ ok: true; value: { customer: Customer } } | { ok: false }),
  ): Result => {
    if (result.ok) settle(result.value.customer);
    return result;
  };
  const signIn = async (input: SignInInput, remember = true): Promise<CallResult<'Login'>> => {
    // The answer brings a new sid, which is written before anybody has seen the answer.
    rememberSid(remember);
    const result = await call('Login', { ...input, remember_me: remember ? 1 : 0 });
    if (!result.ok) rememberSid(true);
    return settled(result);
  };
  /** This device is another screen from here on: nothing of the one before is left on it. */
  const pair = async (code: string): Promise<CallResult<'Screen.pair'>> => {
    rememberSid(true);
    const result = await call('Screen.pair', { code });
    if (result.ok) forgetPerson(client, { signIn: true });
    return settled(result);
  };
  const signUp = async (fields: SignUpFields) => settled(await call('Register', fields));
  const signInByLink = async (link: LinkFields) => settled(await call('LoginByUrl', link));
  const signInAsThirdParty = async ({ userid = '', usertoken = '', agreed }: LinkFields) =>
    settled(await call('ThirdPartyUser', { method: 'login', userid, usertoken, agreed }));
  const leave = (): void => settleCustomer(guestState(client), guestCustomer);
  const signOut = async (): Promise<CallResult<'Logout'>> => {
    const result = await call('Logout', {});
    if (result.ok || result.code !== 'network') leave();
    return result;
  };
  return { signIn, pair, signUp, signInByLink, signInAsThirdParty, signOut, leave };
}
