import type { Caller } from '#callers/caller';
import type { TeamMember } from '#stores/team';

/** Whoever of the venue's team makes the call: without them it would not have got here. */
export function teamMember({ member }: Caller): TeamMember {
  if (!member) throw new Error('a call of the console reached its action without a team member');
  return member;
}
