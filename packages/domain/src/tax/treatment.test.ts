import { expect, test } from 'vitest';
import { type TaxClass, treatmentOf } from '#tax/treatment';

const TAX_CLASSES: readonly TaxClass[] = ['taxable', 'gst_free', 'input_taxed'];

const takenAway = { gstRegistered: true, fulfilmentType: 'pickup' };
const cold = (taxClass: TaxClass) => ({ taxClass, servedHot: false });

test.each(TAX_CLASSES)('%s food that is cold and taken away is what its class says', (taxClass) => {
  expect(treatmentOf(cold(taxClass), takenAway)).toBe(taxClass);
});

test.each(['table', 'booking'])(
  'what is eaten here (%s) is taxable, but for a school canteen',
  (fulfilmentType) => {
    const here = { gstRegistered: true, fulfilmentType };
    expect(treatmentOf(cold('gst_free'), here)).toBe('taxable');
    expect(treatmentOf(cold('input_taxed'), here)).toBe('input_taxed');
  },
);

test.each(['pickup', 'deliver', 'catering', 'custom', ''])(
  'what is hot is taxable for %s too',
  (fulfilmentType) => {
    const sale = { gstRegistered: true, fulfilmentType };
    expect(treatmentOf(cold('gst_free'), sale)).toBe('gst_free');
    expect(treatmentOf({ taxClass: 'gst_free', servedHot: true }, sale)).toBe('taxable');
    expect(treatmentOf({ taxClass: 'input_taxed', servedHot: true }, sale)).toBe('input_taxed');
  },
);

test('a venue that is not registered charges no GST on anything', () => {
  for (const taxClass of TAX_CLASSES)
    expect(
      treatmentOf({ taxClass, servedHot: true }, { gstRegistered: false, fulfilmentType: 'table' }),
    ).toBe('none');
});
