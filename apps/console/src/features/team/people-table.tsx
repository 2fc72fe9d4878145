import { Button } from '@servery/ui/actions/button';
import { Select } from '@servery/ui/inputs/select';
import { Table } from '@servery/ui/staff/table';
import { useQuery } from '@tanstack/react-query';
import { mailQuery } from '#api/session-query.ts';
import { whenText } from '#order/when.ts';
import {
  EVERYWHERE,
  isEverywhere,
  type Person,
  placesText,
  roleAt,
  type Team,
} from '#features/team/rules/places.ts';
import { useTeamDeed } from '#features/team/use-team.ts';
import { sayGood } from '#toasts/toaster.ts';
import css from './team.module.css';
import { t } from '#features/team/texts.ts';

type Place = { id: number; name: string };

const initials = (text: string): string =>
  text
    .split(/[\s.@]+/)
    .map((part) => part.charAt(0))
    .slice(0, 2)
    .join('')
    .toUpperCase();

function RoleCell({ team, person, place }: { team: Team; person: Person; place: Place }) {
  const called = person.name || person.email;
  const set = useTeamDeed('ConsoleTeam.set_role', (after) => {
    const held = after.people.find(({ id }) => id === person.id);
    const places = held ? placesText(after, held) : '';
    sayGood(places === '' ? t.savedNone({ name: called }) : t.saved({ name: called, places }));
  });
  const now = roleAt(person, place.id);
  return (
    <Select
      label={
        place.id === EVERYWHERE
          ? t.roleOfEverywhere({ name: called })
          : t.roleOf({ name: called, venue: place.name })
      }
      hideLabel
      value={set.isPending ? (set.variables.role ?? '') : now}
      options={[
        { value: '', label: t.noRole },
        ...team.roles.map(({ code, name }) => ({ value: code, label: name })),
      ]}
      onChange={(role) =>
        set.mutate({
          person_id: person.id,
          ...(place.id !== EVERYWHERE && { venue_id: place.id }),
          ...(role !== '' && { role }),
        })
      }
    />
  );
}

function LastSeen({ person, zone, onShow }: { person: Person; zone: string; onShow: () => void }) {
  const again = useTeamDeed('ConsoleTeam.invite_again', () => sayGood(t.sentAgain({ email: person.email })));
  const { data: sendsMail } = useQuery(mailQuery);
  if (person.invited_until === 0) return person.seen === 0 ? t.never : whenText(person.seen, zone);
  return (
    <span className={css.ways}>
      {sendsMail === false ? (
        <Button kind="line" size="xs" onClick={onShow}>
          {t.inviteLink}
        </Button>
      ) : (
        <Button
          kind="line"
          size="xs"
          busy={again.isPending}
          onClick={() => again.mutate({ person_id: person.id })}
        >
          {t.sendAgain}
        </Button>
      )}
      <Button kind="quiet" size="xs" onClick={onShow}>
        {t.takeBack}
      </Button>
    </span>
  );
}

type Props = { team: Team; zone: string; shown: number | undefined; onShow: (person: number) => void };

/** Everybody, with what they are at each venue. */
export function PeopleTable({ team, zone, shown, onShow }: Props) {
  const places: Place[] = [
    ...(team.venues.length > 1 ? [{ id: EVERYWHERE, name: t.everywhere }] : []),
    ...team.venues,
  ];
  // One venue is all of them: who is an owner everywhere is not asked for a role a second time.
  const placeFor = (person: Person, place: Place): Place =>
    team.venues.length === 1 && isEverywhere(person) ? { ...place, id: EVERYWHERE } : place;
  return (
    <Table label={t.title} className={css.table}>
      <thead>
        <tr>
          <th scope="col">{t.who}</th>
          {places.map(({ id, name }) => (
            <th key={id} scope="col">
              {name}
            </th>
          ))}
          <th scope="col" data-end>
            {t.lastHere}
          </th>
        </tr>
      </thead>
      <tbody>
        {team.people.map((person) => (
          <tr key={person.id} aria-current={person.id === shown ? 'true' : undefined}>
            <th scope="row" aria-label={person.name || person.email}>
              <div className={css.who}>
                <span aria-hidden className={css.face} data-invited={person.invited_until > 0 || undefined}>
                  {initials(person.name || person.email)}
                </span>
                <button type="button" className={css.open} onClick={() => onShow(person.id)}>
                  <b>
                    {person.name || person.email}
                    {person.is_me === 1 && ` (${t.you})`}
                  </b>
                  <small>
                    {person.invited_until > 0
                      ? t.invitedUntil({ when: whenText(person.invited_until, zone) })
                      : person.email}
                  </small>
                </button>
              </div>
            </th>
            {places.map((place) => (
              <td key={place.id} className={css.role}>
                <RoleCell team={team} person={person} place={placeFor(person, place)} />
              </td>
            ))}
            <td data-end>
              <LastSeen person={person} zone={zone} onShow={() => onShow(person.id)} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
