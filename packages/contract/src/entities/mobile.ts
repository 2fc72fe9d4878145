import { z } from 'zod';
import { optionalField, textField } from '#fields';

/** What the phone field knows beside the digits: a number without a prefix is read in this country. */
export const mobileMetadata = z
  .object(
    {
      country_code: optionalField(textField(2)),
      dial_code: optionalField(textField(6)),
    },
    'is not a set of fields',
  )
  .optional();
export type MobileMetadata = z.output<typeof mobileMetadata>;
