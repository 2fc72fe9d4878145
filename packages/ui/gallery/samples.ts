import type { SumRow } from '#surfaces/sums';
import type { Time, TimeGroup } from '#times/time-list';

const free = (value: string): Time => ({ value, label: value, state: 'free' });

export const times: TimeGroup[] = [
  { label: 'Morning', times: ['11:30', '11:45'].map(free) },
  {
    label: 'Lunch',
    times: [
      { value: '12:00', label: '12:00', state: 'full', note: 'Full' },
      free('12:15'),
      free('12:30'),
      { value: '12:45', label: '12:45', state: 'almost', note: 'Almost full' },
      ...['1:00', '1:15', '1:30', '1:45'].map(free),
    ],
  },
];

export const sums: SumRow[] = [
  { id: 'a', label: 'Products total', amount: '$60.40' },
  { id: 'b', label: 'Other discount', amount: '−$6.04', kind: 'less' },
  { id: 'c', label: 'Surcharge', aside: '(card 1.2%)', amount: '$0.65' },
  { id: 'd', label: 'Order total', amount: '$55.01', kind: 'sum' },
  { id: 'e', label: 'GST included', amount: '$5.00', kind: 'fine' },
];

export const pathSteps = ['Submitted', 'Confirmed', 'In progress', 'Ready'].map((label, at) => ({
  id: String(at + 1),
  label,
}));
