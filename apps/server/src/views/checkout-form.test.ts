import { expect, test } from 'vitest';
import { banksiaCheckout } from '#db/seed/data/checkout-form';
import { checkoutForm } from '#views/checkout-form';

const nothing = { custom_fields: '[]', custom_fields_label: '', contactless: '{}' };

test('a menu that asks nothing more has no questions, and no contactless handover', () => {
  const form = checkoutForm(nothing);
  expect(form.custom_fields).toEqual([]);
  expect(form.contactless).toMatchObject({ enabled: 0, pickup: 0, deliver: 0, deliver_label: '' });
});

test('a type that the settings do not name is off, the others keep their words', () => {
  const { contactless, custom_fields: fields } = checkoutForm({ ...nothing, ...banksiaCheckout });
  expect(contactless).toMatchObject({
    enabled: 1,
    pickup: 0,
    deliver: 1,
    deliver_label: 'Leave it at the door',
  });
  expect(fields).toMatchObject([{ name: 'cutlery', type: 'check', required: 0 }]);
});
