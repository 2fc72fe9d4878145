import type { CallOutput } from '@servery/contract/registry';
import { more } from '#shared/more-texts.ts';
import { t } from '#ordering/order-texts.ts';

type Details = Pick<CallOutput<'OrderStatusDetailed'>['order'], 'details' | 'contactless' | 'note'>;

/** What the venue asked and was told, and how it is handed over. */
export const detailRows = ({ details, contactless, note }: Details): { label: string; value: string }[] => [
  ...details,
  ...(contactless ? [{ label: t.contactless, value: contactless }] : []),
  ...(note ? [{ label: more.instructions, value: `“${note}”` }] : []),
];
