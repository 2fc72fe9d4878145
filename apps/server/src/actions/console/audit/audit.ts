import { fail } from '@servery/domain/failure';
import { hoursOf } from '@servery/domain/hours/day';
import { teamMember } from '#callers/team-member';
import { readAction } from '#http/action';
import { answer } from '#http/answer';
import { auditEntries, peopleInAudit } from '#stores/audit';
import { venuesOfOrganisation } from '#stores/memberships';
import { auditEntryView } from '#views/audit';

const PAGE = 40;

export const consoleAudit = readAction('ConsoleAudit', async (tx, input, caller) => {
  const { venueId, organisationId, inAllVenues, timeZone } = teamMember(caller);
  if (input.everywhere === 1 && !inAllVenues) return fail('forbidden');
  const all = inAllVenues ? (await venuesOfOrganisation(tx, organisationId)).map(({ id }) => id) : [venueId];
  const venues = input.everywhere === 1 ? all : [venueId];
  const found = await auditEntries(tx, venues, {
    personId: input.person_id,
    area: input.area,
    span: input.date === undefined ? undefined : hoursOf(input.date, timeZone),
    before: input.before,
    limit: PAGE + 1,
  });
  return answer({
    entries: found.slice(0, PAGE).map(auditEntryView),
    more: found.length > PAGE ? 1 : 0,
    people: await peopleInAudit(tx, organisationId, venues),
    has_venues: all.length > 1 ? 1 : 0,
  });
});
