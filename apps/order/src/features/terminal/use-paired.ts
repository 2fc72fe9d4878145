import { mustPair } from '@servery/domain/terminal/rules';
import { useQuery } from '@tanstack/react-query';
import { eftposQuery } from '#api/later-queries.ts';
import { useDeviceVenue } from '#state/device-venue.ts';

/** The terminal of this screen, where its venue takes cards on one. */
export function useEftpos() {
  const { merchant } = useDeviceVenue();
  return useQuery({ ...eftposQuery(), enabled: merchant.is_eftpos_enabled === 1 });
}

/** Whether there is a pinpad to be paired here before a card can be held to it. */
export const useUnpaired = (): boolean => {
  const { data } = useEftpos();
  return data !== undefined && mustPair(data);
};

/** Whether a card can be held to a pinpad here. */
export const usePaired = (): boolean => {
  const { data } = useEftpos();
  return data?.is_eftpos_enabled === 1 && data.secret !== '';
};
