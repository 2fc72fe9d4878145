import { t } from '#features/account/texts.ts';

/** 'Visa ending in 1111'. */
export const cardName = (type: string, ending: string): string =>
  type === '' ? t.anyCard({ ending }) : t.cardOf({ type, ending });
