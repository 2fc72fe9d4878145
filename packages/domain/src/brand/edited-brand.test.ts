import { expect, test } from 'vitest';
import { brandFields, brandOfFields, completed } from '#brand/edited-brand';

const brand = {
  name: 'Banksia',
  hosts: ['a.example.com'],
  theme: { scheme: 'light', light: { accent: '#2f5d4a' } },
  texts: { 'menu.search': 'Hunt' },
};

test('takes a brand apart and puts it together again', () => {
  const fields = brandFields(brand);
  expect(fields).toEqual({
    name: 'Banksia',
    hosts: ['a.example.com'],
    'theme/scheme': 'light',
    'theme/light/accent': '#2f5d4a',
    'texts/menu.search': 'Hunt',
  });
  expect(brandOfFields(fields)).toEqual(brand);
});

test('says of both sides what the other one has', () => {
  const fields = brandFields(brand);
  const without = brandFields({ ...brand, texts: {} });
  expect(completed(without, fields)['texts/menu.search']).toBeNull();
  expect(completed(fields, without)).toEqual(fields);
  expect(brandOfFields(completed(without, fields))).not.toHaveProperty('texts');
});
