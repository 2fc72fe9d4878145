import type { TeamPlace } from '#features/team/index.ts';

/** What of the team the address says is open. */
export const teamPlace = ({ person, role, sign_ins }: Record<string, unknown>): TeamPlace => ({
  ...((typeof person === 'number' || person === 'new') && { person }),
  ...(typeof role === 'string' && { role }),
  ...(sign_ins === true && { sign_ins }),
});
