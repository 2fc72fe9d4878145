import type { PaperSettings } from '@servery/contract/entities/paper';

/** What is printed where a venue has said nothing. */
export const USUAL_PAPER: PaperSettings = {
  receipt_logo: true,
  receipt_top: '',
  receipt_end: '',
  receipt_qr: true,
  docket_name: true,
  docket_others: true,
  docket_small: false,
};
