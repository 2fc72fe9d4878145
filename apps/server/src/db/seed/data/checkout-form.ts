import type { Contactless, CustomField } from '@servery/contract/entities/checkout';

const asked = (fields: readonly CustomField[]): string => JSON.stringify(fields);
const contactless = (settings: Partial<Contactless>): string => JSON.stringify(settings);

const question = (
  name: string,
  label: string,
  rest: Pick<CustomField, 'type'> & Partial<CustomField>,
): CustomField => ({ name, label, required: 0, preset: '', hint: '', options: [], ...rest });

export const banksiaCheckout = {
  custom_fields: asked([question('cutlery', 'Cutlery and napkins, please', { type: 'check' })]),
  contactless: contactless({
    enabled: 1,
    deliver: 1,
    deliver_label: 'Leave it at the door',
    deliver_desc: 'The driver puts it down, rings and steps back.',
  }),
};

export const harbourCheckout = {
  custom_fields_label: 'For the kitchen',
  custom_fields: asked([
    question('spice', 'How hot?', { type: 'choice', required: 1, options: ['Mild', 'Medium', 'Hot'] }),
    question('chopsticks', 'Pairs of chopsticks', { type: 'number' }),
    question('seat', 'Seat', { type: 'text', hint: 'Where we find you at the bar.' }),
  ]),
};
