import { pushAddress, pushFacts } from '#actions/customer/push/push-address';
import { writeAction } from '#http/action';
import { fail } from '@servery/domain/failure';
import { answer } from '#http/answer';
import { saveDevice } from '#stores/devices';

/** So that a push arrives at a decent hour where the phone is. */
export const pushTimezone = writeAction('Push.timezone', async (tx, input, caller) => {
  const { pn_data: push } = input;
  const address = pushAddress(push);
  if (address === '') return fail('push_incomplete');
  const key = { brand_code: caller.brand.code, provider: push.provider, address };
  await saveDevice(tx, key, {
    ...pushFacts(push),
    utc_offset: push.utc_offset,
    tz_iana: push.tz_iana,
    locale: push.locale ?? '',
    dates: push.dates ?? '',
    now: caller.now,
  });
  return answer({});
});
