import type { Cents } from '#money';
import { netSales, type Sums } from '#sales/sums';

/** What a business activity statement asks for. Labels as the tax office has them. */
export type Bas = {
  /** With the GST that is in it. */
  taxable: Cents;
  gstFree: Cents;
  inputTaxed: Cents;
  /** Sold while the venue charged no GST. */
  noGst: Cents;
  /** Total sales, with GST. */
  g1: Cents;
  /** GST on sales, as it was charged order by order. */
  a1: Cents;
};

/**
 * Refunds and cancellations take off what they were sold as. Cash rounding is no part of a sale, and neither is a top-up;
 * the surcharge on one is.
 */
export function basOf(sums: Sums): Bas {
  const g1 = netSales(sums) + sums.topupSurcharges;
  const gstFree = sums.gstFree - sums.backGstFree;
  const inputTaxed = sums.inputTaxed - sums.backInputTaxed;
  const noGst = sums.noGst - sums.backNoGst + sums.topupNoGst;
  return {
    taxable: g1 - gstFree - inputTaxed - noGst,
    gstFree,
    inputTaxed,
    noGst,
    g1,
    a1: sums.gst - sums.backGst + sums.topupGst,
  };
}
