import type { TaxTreatment } from '@servery/contract/entities/receipt';

/** What a product is by itself, cold and taken away. */
export const taxClasses = ['taxable', 'gst_free', 'input_taxed'] as const;
export type TaxClass = (typeof taxClasses)[number];

type Sold = { taxClass: TaxClass; servedHot: boolean };
export type Sale = { gstRegistered: boolean; fulfilmentType: string };

/** Food for which somebody sits down is taxable, whatever it is. */
const isEatenHere = (fulfilmentType: string): boolean =>
  fulfilmentType === 'table' || fulfilmentType === 'booking';

/** How GST treats a product as it is sold this time. What a school canteen sells stays input-taxed, hot or not. */
export function treatmentOf({ taxClass, servedHot }: Sold, sale: Sale): TaxTreatment {
  if (!sale.gstRegistered) return 'none';
  if (taxClass === 'gst_free' && (servedHot || isEatenHere(sale.fulfilmentType))) return 'taxable';
  return taxClass;
}
