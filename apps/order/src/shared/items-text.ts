import { t } from '#shared/texts.ts';
export const itemsText = (count: number): string => t.items({ count });
