import type { Permission } from '@servery/contract/permissions';

type Held = { role: string; venueId: number | null; joinedAt: number | null; leftAt: number | null };

const runsAll = ({ role, venueId, joinedAt, leftAt }: Held): boolean =>
  role === 'owner' && venueId === null && joinedAt !== null && leftAt === null;

/** Somebody is left who owns all of it: an organisation that nobody can lead any more would be lost. */
export const hasOwner = (memberships: readonly Held[]): boolean => memberships.some(runsAll);

/** Nobody gives, or takes away, more than they have. */
export const mayGive = (
  wanted: { permissions: readonly Permission[] },
  own: ReadonlySet<Permission>,
): boolean => wanted.permissions.every((each) => own.has(each));
