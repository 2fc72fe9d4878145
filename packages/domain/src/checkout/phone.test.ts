import { expect, test } from 'vitest';
import { internationalPhone } from '#checkout/contact';
import { dialPrefix, isBlankMobile, phonePresets, preferredCountries, sampleMobile } from '#checkout/phone';

test('an emptied mobile field holds the dial prefix of its country', () => {
  expect(['AU', 'NZ', 'US', 'GB', 'FR', ''].map(dialPrefix)).toEqual(['+61', '+64', '+1', '+44', '+', '+']);
  expect(['au', 'nz'].map(dialPrefix)).toEqual(['+61', '+64']);
  expect(sampleMobile('nz')).toBe(sampleMobile('NZ'));
});

test('a bare dial prefix is no number', () => {
  for (const mobile of ['', ' ', '+', '+61', ' +61 ', '+64', '+1']) expect(isBlankMobile(mobile)).toBe(true);
  expect(isBlankMobile('+61491570156')).toBe(false);
});

test('offers Australia first, then New Zealand, Britain and the United States', () => {
  expect(preferredCountries.map(dialPrefix)).toEqual(['+61', '+64', '+44', '+1']);
});

test('the sample of each country is a number of that country', () => {
  for (const country of preferredCountries)
    expect(internationalPhone(`${dialPrefix(country)}${sampleMobile(country)}`, country)).toBeDefined();
});

test('checks phone numbers by three presets [CHK-063]', () => {
  expect(['0891234567', '(08) 9123 4567', '0212345678'].map(phonePresets.landline)).toEqual([
    true,
    true,
    true,
  ]);
  expect(['0491570156', '891234567', '08912345678'].map(phonePresets.landline)).toEqual([
    false,
    false,
    false,
  ]);
  expect(['1234', '123', ''].map(phonePresets.short)).toEqual([true, false, false]);
  expect(['', ' ', '123', '12', '1234'].map(phonePresets.extension)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
