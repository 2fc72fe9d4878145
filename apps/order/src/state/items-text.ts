import { t } from '#state/texts.ts';
export const itemsText = (count: number): string => t.items({ count });
