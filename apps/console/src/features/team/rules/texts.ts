import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('console-team-rules', {
  at: '{role} in {venue}',
  everywhere: '{role} everywhere',
  people: '{count} {count|person|people}',
  peopleInvited: '{count} {count|person|people}, {invited} invited',
});
