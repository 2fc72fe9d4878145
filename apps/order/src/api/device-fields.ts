import type { PushData } from '@servery/contract/device';
import type { CallName } from '@servery/contract/registry';
import { platform } from '#platform/browser.ts';
import type { DeviceFacts } from '#platform/port.ts';

/** The calls that say which device they come from. */
const TELLS = new Set<CallName>([
  'Merchants',
  'CustomerAccount',
  'ThirdPartyUser',
  'Push.register',
  'TopupNewCard',
]);

let registered: PushData | undefined;

/** From here on the calls also say where the device is reached. */
export function rememberPush(data: PushData): void {
  registered = data;
}

export const pushData = (): PushData | undefined => registered;

export function deviceFieldsFor(name: CallName): DeviceFacts & { pn_data?: PushData } {
  if (!TELLS.has(name)) return {};
  return { ...platform.device(), ...(registered && { pn_data: registered }) };
}
