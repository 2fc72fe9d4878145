import type { ConsoleUser } from '@servery/contract/entities/board';
import { Select } from '@servery/ui/inputs/select';
import { useState } from 'react';
import { switchVenue } from '#api/switch-venue.ts';
import { t } from '#app/texts.ts';
import { sayBad } from '#toasts/toaster.ts';

/** For who works in several venues. */
export function VenueSwitch({ user }: { user: ConsoleUser }) {
  const [going, setGoing] = useState(false);
  const { venues, merchant } = user;
  if (venues.length < 2) return null;
  const several = new Set(venues.map(({ organisation }) => organisation)).size > 1;
  const go = async (id: string) => {
    if (Number(id) === merchant.id) return;
    setGoing(true);
    const problem = await switchVenue(Number(id));
    if (problem === undefined) return;
    setGoing(false);
    sayBad(problem, 'venue');
  };
  return (
    <Select
      label={t.venue}
      hideLabel
      look="pill"
      disabled={going}
      value={String(merchant.id)}
      onChange={(id) => void go(id)}
      options={venues.map(({ id, name, organisation }) => ({
        value: String(id),
        label: name,
        ...(several && { note: organisation }),
      }))}
    />
  );
}
