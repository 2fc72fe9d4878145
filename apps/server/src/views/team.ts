import type { CallOutput } from '@servery/contract/registry';
import { standardRoles } from '@servery/domain/people/standard-roles';
import type { MembershipRow, RoleRecord } from '#stores/memberships';
import { TOKEN_LIFE_MS } from '#stores/tokens';

type Shown = CallOutput<'ConsoleTeam'>;

const seconds = (ms: number): number => Math.floor(ms / 1000);

type Team = { venues: Shown['venues']; roles: readonly RoleRecord[]; rows: readonly MembershipRow[] };
type Around = {
  organisation: string;
  seen: ReadonlyMap<number, number>;
  /** Who signs in with two steps. */
  steps: ReadonlyMap<number, unknown>;
  isTwoStepRequired: boolean;
  personId: number;
};

const invitedUntil = (rows: readonly MembershipRow[]): number =>
  rows.some(({ joined_at }) => joined_at !== null)
    ? 0
    : seconds(Math.max(...rows.map(({ created_at }) => created_at)) + TOKEN_LIFE_MS.invitation);

function personView(rows: readonly MembershipRow[], around: Around): Shown['people'][number] {
  const [first] = rows as [MembershipRow, ...MembershipRow[]];
  const until = invitedUntil(rows);
  return {
    id: first.person_id,
    // Who is invited may work for others already: what they are called there is theirs to tell, by joining.
    name: until > 0 ? first.email : first.name,
    email: first.email,
    places: rows.map((row) => ({ venue_id: row.venue_id ?? 0, role: row.role_code })),
    invited_until: until,
    seen: seconds(around.seen.get(first.person_id) ?? 0),
    is_me: first.person_id === around.personId ? 1 : 0,
    // Of somebody who has not joined nothing is told.
    two_step: until === 0 && around.steps.has(first.person_id) ? 1 : 0,
  };
}

/** An organisation's people, those who have joined before those who are invited. */
export function teamView({ venues, roles, rows }: Team, around: Around): Shown {
  const here = Map.groupBy(
    rows.filter(({ left_at }) => left_at === null),
    (row) => row.person_id,
  );
  const people = [...here.values()].map((each) => personView(each, around));
  return {
    organisation: around.organisation,
    venues,
    roles: roles.map(({ code, name, permissions }) => ({
      code,
      name,
      permissions: [...permissions],
      standard: (standardRoles as readonly string[]).includes(code) ? 1 : 0,
    })),
    two_step_required: around.isTwoStepRequired ? 1 : 0,
    people: people.toSorted((a, b) => Number(a.invited_until > 0) - Number(b.invited_until > 0)),
  };
}
