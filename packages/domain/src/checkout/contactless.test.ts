import type { Contactless } from '@servery/contract/entities/checkout';
import { expect, test } from 'vitest';
import { contactlessOffer } from '#checkout/contactless';

const settings = {
  enabled: 1,
  deliver: 1,
  deliver_label: 'Leave it at the door',
  deliver_desc: 'We ring.',
  deliver_notes_link: 'https://example.com/contactless',
  pickup: 0,
  pickup_label: 'Unused',
  table: 1,
  table_label: '',
  table_desc: '',
  table_notes_link: '',
} as Contactless;

test('offers contactless by the flag of the fulfilment type, and nowhere when it is off [CHK-164]', () => {
  expect(contactlessOffer(settings, 'pickup')).toBeUndefined();
  expect(contactlessOffer(settings, undefined)).toBeUndefined();
  expect(contactlessOffer(settings, 'deliver')).toBeDefined();
  expect(contactlessOffer({ ...settings, enabled: 0 }, 'deliver')).toBeUndefined();
});

test('takes label, description and link from the settings of the menu [CHK-165]', () => {
  expect(contactlessOffer(settings, 'deliver')).toEqual({
    label: 'Leave it at the door',
    desc: 'We ring.',
    notesLink: 'https://example.com/contactless',
  });
  expect(contactlessOffer(settings, 'table')?.label).toBe('Contactless');
});
