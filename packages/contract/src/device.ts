import { z } from 'zod';
import { optionalField, textField } from '#fields';

/** What a device says of itself. It travels on the calls that list it, and is never asked for. */
export const deviceFields = {
  device_useragent: optionalField(textField(500)),
  device_cordova: optionalField(textField(40)),
  device_platform: optionalField(textField(40)),
  device_uuid: optionalField(textField(80)),
  device_version: optionalField(textField(40)),
  device_model: optionalField(textField(80)),
};

/** Where a push provider reaches the device. */
export const pushData = z.object(
  {
    provider: textField(20).min(1, 'is missing'),
    appId: optionalField(textField(200)),
    subId: optionalField(textField(200)),
    userId: optionalField(textField(200)),
    pushToken: optionalField(textField(2000)),
  },
  'is not a set of fields',
);
export type PushData = z.output<typeof pushData>;
