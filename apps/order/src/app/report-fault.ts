import type { Customer } from '@servery/contract/entities/customer';
import { bodyOf } from '#api/call.ts';
import { faultReporter, type Report } from '#app/fault-reporter.ts';
import { queryClient } from '#app/query-client.ts';
import { useDevice } from '#state/device.ts';

/** Not by `call`, which would tell of its own failure again. Nobody waits for it, and a dead line loses it. */
function send(report: Report): void {
  fetch('/api', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: bodyOf('ClientError', report),
    keepalive: true,
  }).catch(() => undefined);
}

function names(): string[] {
  const { guest, address } = useDevice.getState();
  const customer = queryClient.getQueryData<Customer>(['customer']);
  return [guest.name, customer?.name ?? '', address.delivery_address1];
}

export const reportFault = faultReporter({ send, names, path: () => location.pathname });
