import { expect, test } from 'vitest';
import { contactless, customField } from '#entities/checkout';
import { menu, paymentMethod } from '#entities/menu';

const missing = (shape: object, fields: string): string[] =>
  fields.split(' ').filter((field) => !Object.hasOwn(shape, field));

test('gives a menu every field that checkout reads [CHK-262]', () => {
  expect(
    missing(
      menu.shape,
      'id menu_name is_students_enabled student_name_label availability contactless custom_fields custom_fields_label allow_promo_codes allow_order_notes checkout_notice payment_methods',
    ),
  ).toEqual([]);
  expect(missing(menu.shape.availability.shape, 'student_classes')).toEqual([]);
  expect(missing(paymentMethod.shape, 'id code icon desc info')).toEqual([]);
  expect(missing(contactless.shape, 'enabled deliver deliver_label deliver_desc deliver_notes_link')).toEqual(
    [],
  );
});

test('knows four kinds of questions, required or not', () => {
  const asked = { name: 'a', label: 'A', required: 1, hint: '', options: [] };
  for (const type of ['text', 'number', 'choice', 'check'])
    expect(customField.parse({ ...asked, type })).toMatchObject({ type, preset: '' });
  expect(customField.safeParse({ ...asked, type: 'file' }).success).toBe(false);
});
