import { useQueryClient } from '@tanstack/react-query';
import { call, type CallResult } from '#api/call.ts';
import { dropSid } from '#api/session-cookie.ts';
import { customerState } from '#state/customer-state.ts';
import { settleCustomer } from '#state/settle-customer.ts';

export function useSignIn() {
  const client = useQueryClient();
  const signIn = async (email: string, password: string): Promise<CallResult<'Login'>> => {
    const result = await call('Login', { method: 'email', email, password, remember_me: 1 });
    if (result.ok) {
      settleCustomer(
        customerState(client, () => undefined),
        result.value.customer,
      );
      await client.invalidateQueries({ queryKey: ['order'] });
    }
    return result;
  };
  const signOut = async (): Promise<void> => {
    await call('Logout', {});
    dropSid();
    client.removeQueries({ queryKey: ['order'] });
    await client.invalidateQueries({ queryKey: ['customer'] });
  };
  return { signIn, signOut };
}
