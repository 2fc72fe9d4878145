import { catalogue } from '@servery/domain/texts/catalogue';

const t = catalogue('standing-order-saved', {
  active: 'Standing Order Saved (Active)',
  paused: 'Standing Order Saved (Paused)',
});

export const savedText = (active: boolean): string => (active ? t.active : t.paused);
