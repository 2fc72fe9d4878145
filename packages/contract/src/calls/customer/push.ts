import { z } from 'zod';
import { call } from '#call';
import { optionalField, textField } from '#fields';
import { deviceFields, pushData } from '#device';

const answered = z.strictObject({});

export const pushRegister = call({
  action: 'Push',
  sub: 'register',
  can: 'anyone',
  scope: 'brand',
  input: z.object({ pn_data: pushData, device_state: optionalField(textField(40)), ...deviceFields }),
  output: answered,
  errors: ['push_incomplete'],
  perMinute: 30,
});

export const pushTrackOpen = call({
  action: 'Push',
  sub: 'track_open',
  can: 'anyone',
  scope: 'brand',
  input: z.object({ pn_data: pushData.extend({ notif: textField(200).min(1, 'is missing') }) }),
  output: answered,
  errors: [],
  perMinute: 60,
});

export const pushTimezone = call({
  action: 'Push',
  sub: 'timezone',
  can: 'anyone',
  scope: 'brand',
  input: z.object({
    pn_data: pushData.extend({
      utc_offset: textField(10),
      tz_iana: textField(60),
      locale: optionalField(textField(20)),
      dates: optionalField(textField(200)),
    }),
  }),
  output: answered,
  errors: ['push_incomplete'],
  perMinute: 30,
});
