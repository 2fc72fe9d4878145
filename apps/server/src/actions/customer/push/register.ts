import { pushAddress, pushFacts } from '#actions/customer/push/push-address';
import { writeAction } from '#http/action';
import { fail } from '@servery/domain/failure';
import { answer } from '#http/answer';
import { saveDevice } from '#stores/devices';

export const pushRegister = writeAction('Push.register', async (tx, input, caller) => {
  const { pn_data: push } = input;
  const address = pushAddress(push);
  if (address === '') return fail('push_incomplete');
  const key = { brand_code: caller.brand.code, provider: push.provider, address };
  await saveDevice(tx, key, {
    ...pushFacts(push),
    customer_id: caller.session?.customer_id ?? null,
    state: input.device_state ?? '',
    useragent: input.device_useragent ?? '',
    cordova: input.device_cordova ?? '',
    platform: input.device_platform ?? '',
    uuid: input.device_uuid ?? '',
    version: input.device_version ?? '',
    model: input.device_model ?? '',
    now: caller.now,
  });
  return answer({});
});
