import { encodeForm, type FormValue } from '@servery/contract/form/encode';
import type { CallInput, CallName } from '@servery/contract/registry';

export type Caller = { token: string; appId: string };

const VERSION = '7';
const APP_VERSION = '3.1.21';

/** `ConsoleOrder.move` travels as RequestAction=ConsoleOrder and sub_action=move. */
export function encodeCall<N extends CallName>(name: N, input: CallInput<N>, caller: Caller): string {
  const [action, sub] = name.split('.');
  return encodeForm({
    RequestAction: action,
    sub_action: sub,
    Token: caller.token,
    AppId: caller.appId,
    AppMode: 'console',
    Version: VERSION,
    AppVersion: APP_VERSION,
    ...(input as Record<string, FormValue>),
  });
}
