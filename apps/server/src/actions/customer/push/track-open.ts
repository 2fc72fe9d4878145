import { pushAddress } from '#actions/customer/push/push-address';
import { writeAction } from '#http/action';
import { answer } from '#http/answer';
import { recordPushOpen } from '#stores/devices';

export const pushTrackOpen = writeAction('Push.track_open', async (tx, input, caller) => {
  const { pn_data: push } = input;
  await recordPushOpen(tx, {
    brand_code: caller.brand.code,
    provider: push.provider,
    address: pushAddress(push),
    notif: push.notif,
    opened_at: caller.now,
  });
  return answer({});
});
