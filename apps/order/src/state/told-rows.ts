import type { CallOutput } from '@servery/contract/registry';

type Told = Pick<CallOutput<'OrderStatusDetailed'>['order'], 'details' | 'contactless' | 'note'>;

/** What the venue asked and was told, and how it is handed over. */
export const toldRows = ({ details, contactless, note }: Told): { label: string; value: string }[] => [
  ...details,
  ...(contactless ? [{ label: 'Contactless', value: contactless }] : []),
  ...(note ? [{ label: 'Instructions', value: `“${note}”` }] : []),
];
