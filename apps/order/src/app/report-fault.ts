import type { Customer } from '@servery/contract/entities/customer';
import { sendUnawaited } from '#api/send-unawaited.ts';
import { faultReporter } from '#app/fault-reporter.ts';
import { queryClient } from '#app/query-client.ts';
import { useDevice } from '#state/device.ts';
import { keys } from '#api/query-keys.ts';

function names(): string[] {
  const { guest, address } = useDevice.getState();
  const customer = queryClient.getQueryData<Customer>(keys.customer);
  return [guest.name, customer?.name ?? '', address.delivery_address1];
}

export const reportFault = faultReporter({
  send: (report) => sendUnawaited('ClientError', report),
  names,
  path: () => location.pathname,
});
