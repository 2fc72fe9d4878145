import type { TurnCounts } from '#db/turns';
import { type About, type Family, gauge } from '#metrics/prometheus';

const counter = (about: About, value: number): Family => ({
  ...about,
  type: 'counter',
  samples: [{ value }],
});

/** How brands wait for each other and for themselves, in this process. */
export const turnFamilies = (counts: TurnCounts): Family[] => [
  gauge({ name: 'servery_turns_running', help: 'Transactions of calls that are at the database.' }, [
    { value: counts.running },
  ]),
  gauge({ name: 'servery_turns_waiting', help: 'Transactions of calls that wait for their turn.' }, [
    { value: counts.waiting },
  ]),
  gauge({ name: 'servery_turns_brands', help: 'Brands whose calls wait for their turn.' }, [
    { value: counts.brands },
  ]),
  counter({ name: 'servery_turns_waited_total', help: 'Transactions that had to wait.' }, counts.waited),
  counter(
    { name: 'servery_turns_waited_seconds_total', help: 'How long those waited, all together.' },
    counts.waitedSeconds,
  ),
  counter(
    {
      name: 'servery_turns_refused_total',
      help: 'Calls turned away because too many of their brand waited.',
    },
    counts.refused,
  ),
];
