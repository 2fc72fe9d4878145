import { z } from 'zod';

/** Where somebody orders: online, or at a screen that stands in the venue. */
export const saleChannels = ['online', 'kiosk', 'counter'] as const;
export type SaleChannel = (typeof saleChannels)[number];
export const saleChannel = z.enum(saleChannels, 'is not online, kiosk or counter');
