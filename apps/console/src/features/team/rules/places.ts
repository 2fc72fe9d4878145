import type { CallOutput } from '@servery/contract/registry';
import { t } from '#features/team/rules/texts.ts';

export type Team = CallOutput<'ConsoleTeam'>;
export type Person = Team['people'][number];
export type Role = Team['roles'][number];

/** Every venue of the organisation, whichever there will be. */
export const EVERYWHERE = 0;

/** What somebody is at a venue; nothing where they have no role of their own there. */
export const roleAt = ({ places }: Person, venueId: number): string =>
  places.find((place) => place.venue_id === venueId)?.role ?? '';

/** Owners of everything have no role at one venue, and need none. */
export const isEverywhere = (person: Person): boolean => roleAt(person, EVERYWHERE) !== '';

const roleName = ({ roles }: Team, code: string): string =>
  roles.find((role) => role.code === code)?.name ?? code;

/** 'Manager everywhere', 'Counter in Fremantle, Kitchen in Cottesloe'. */
export const placesText = (team: Team, { places }: Person): string =>
  places
    .map(({ venue_id, role }) => {
      const name = roleName(team, role);
      const venue = team.venues.find(({ id }) => id === venue_id);
      return venue ? t.at({ role: name, venue: venue.name }) : t.everywhere({ role: name });
    })
    .join(', ');

export const summary = ({ people }: Team): string => {
  const invited = people.filter((person) => person.invited_until > 0).length;
  const count = people.length - invited;
  return invited === 0 ? t.people({ count }) : t.peopleInvited({ count, invited });
};
