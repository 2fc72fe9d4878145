import { expect, test } from 'vitest';
import { parseMenu } from '#stores/venue/parse-venue';

const nothing = {
  id: 1,
  venue_id: 1,
  slug: 'a-menu',
  version: 1,
  public_notice: '',
  checkout_notice: '',
  display_images: 1,
  allow_promo_codes: 0,
  allow_order_notes: 1,
  require_registration: 0,
  show_dietary_info: 1,
  group_by_category: 1,
  students_enabled: 0,
  student_name_label: '',
  custom_fields: '[]',
  custom_fields_label: '',
  contactless: '{}',
  order_for_later: null,
};

const asking = {
  custom_fields: JSON.stringify([
    { name: 'cutlery', label: 'Cutlery, please', type: 'check', required: 0, hint: '', options: [] },
  ]),
  contactless: JSON.stringify({ enabled: 1, deliver: 1, deliver_label: 'Leave it at the door' }),
};

test('a menu that asks nothing more has no questions, and no contactless handover', () => {
  const form = parseMenu(nothing);
  expect(form.customFields).toEqual([]);
  expect(form.contactless).toMatchObject({ enabled: 0, pickup: 0, deliver: 0, deliver_label: '' });
});

test('a type that the settings do not name is off, the others keep their words', () => {
  const { contactless, customFields: fields } = parseMenu({ ...nothing, ...asking });
  expect(contactless).toMatchObject({
    enabled: 1,
    pickup: 0,
    deliver: 1,
    deliver_label: 'Leave it at the door',
  });
  expect(fields).toMatchObject([{ name: 'cutlery', type: 'check', required: 0 }]);
});

test('a flag is a yes or a no, and what the venue is to say is left open', () => {
  expect(parseMenu(nothing)).toMatchObject({
    displayImages: true,
    allowPromoCodes: false,
    orderForLater: undefined,
  });
  expect(parseMenu({ ...nothing, order_for_later: 0 }).orderForLater).toBe(false);
});
