import { contactless, customField } from '@servery/contract/entities/checkout';
import { fulfilmentCodes } from '@servery/contract/entities/fulfilment';
import type { Menu } from '@servery/contract/entities/menu';
import { z } from 'zod';
import type { Catalogue } from '#stores/catalogue';

const storedFields = z.array(customField);
const storedContactless = z.record(z.string(), z.unknown());

const offForType = Object.fromEntries(
  fulfilmentCodes.flatMap((code) => [
    [code, 0],
    [`${code}_label`, ''],
    [`${code}_desc`, ''],
    [`${code}_notes_link`, ''],
  ]),
);

/** What the venue asks at checkout beyond the usual. A type that it does not name has no contactless handover. */
export function checkoutForm(
  menu: Pick<Catalogue['menu'], 'custom_fields' | 'custom_fields_label' | 'contactless'>,
): Pick<Menu, 'custom_fields' | 'custom_fields_label' | 'contactless'> {
  const stored = storedContactless.parse(JSON.parse(menu.contactless));
  return {
    custom_fields: storedFields.parse(JSON.parse(menu.custom_fields)),
    custom_fields_label: menu.custom_fields_label,
    contactless: contactless.parse({ enabled: 0, ...offForType, ...stored }),
  };
}
