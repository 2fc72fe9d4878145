import { useState } from 'react';
import type { ConsoleUser } from '@servery/contract/entities/board';
import { Button } from '@servery/ui/actions/button';
import { EmptyState } from '@servery/ui/feedback/empty';
import { OfflineBar } from '@servery/ui/feedback/notice';
import { IconPlus } from '@servery/ui/foundations/icon';
import { Display, Text } from '@servery/ui/foundations/text';
import { useQuery } from '@tanstack/react-query';
import { mailQuery } from '#api/session-query.ts';
import { teamQuery } from '#api/team-query.ts';
import { TillPeople } from '#features/devices/index.ts';
import { InvitePane } from '#features/team/invite-pane.tsx';
import { PeopleTable } from '#features/team/people-table.tsx';
import { PersonPane } from '#features/team/person-pane.tsx';
import { RolePane } from '#features/team/role-pane.tsx';
import { RolesTable } from '#features/team/roles-table.tsx';
import { SignInsPane } from '#features/team/sign-ins-pane.tsx';
import { TwoStepRule } from '#features/team/two-step-rule.tsx';
import { summary, type Team } from '#features/team/rules/places.ts';
import { NoMail } from '#parts/no-mail.tsx';
import { Room, RoomHead } from '#parts/room.tsx';
import { RoomInstead, RoomWaiting } from '#parts/room-instead.tsx';
import css from './team.module.css';
import { t } from '#features/team/texts.ts';

/** What is open: somebody, an invitation, or a role by its code (an empty one is new). */
export type TeamPlace = {
  person?: number | 'new' | undefined;
  role?: string | undefined;
  /** Everybody's sign-ins. */
  sign_ins?: true | undefined;
};
type Props = { user: ConsoleUser; place: TeamPlace; onGo: (place: TeamPlace) => void };

function OpenPane({ user, team, sendsMail, place, onGo }: Props & { team: Team; sendsMail: boolean }) {
  const close = () => onGo({});
  const [invited, setInvited] = useState<number>();
  const zone = user.merchant.time_zone;
  if (place.sign_ins) return <SignInsPane zone={zone} onClose={close} />;
  if (place.person === 'new')
    return (
      <InvitePane
        team={team}
        sendsMail={sendsMail}
        onInvited={(person) => {
          setInvited(person);
          onGo({ person });
        }}
        onClose={close}
      />
    );
  if (place.role !== undefined)
    return (
      <RolePane
        key={place.role}
        role={team.roles.find(({ code, standard }) => code === place.role && standard === 0)}
        onClose={close}
      />
    );
  const person = team.people.find(({ id }) => id === place.person);
  return person ? (
    <PersonPane
      key={person.id}
      team={team}
      person={person}
      zone={zone}
      onEverybody={() => onGo({ sign_ins: true })}
      linkAtOnce={person.id === invited}
      onClose={close}
    />
  ) : null;
}

function Loaded({ user, place, onGo, team, isOffline }: Props & { team: Team; isOffline: boolean }) {
  const { data: sendsMail = true } = useQuery(mailQuery);
  const hasPane = place.person !== undefined || place.role !== undefined || place.sign_ins === true;
  return (
    <Room
      label={t.title}
      paneSize="narrow"
      pane={hasPane && <OpenPane user={user} team={team} sendsMail={sendsMail} place={place} onGo={onGo} />}
    >
      {isOffline && <OfflineBar>{t.offline}</OfflineBar>}
      {!sendsMail && <NoMail />}
      <RoomHead>
        <Display as="h1" size={32}>
          {t.title}
        </Display>
        <Text tone="soft">{summary(team)}</Text>
        <Button size="s" icon={<IconPlus />} className={css.push} onClick={() => onGo({ person: 'new' })}>
          {t.invite}
        </Button>
      </RoomHead>
      <PeopleTable
        team={team}
        zone={user.merchant.time_zone}
        shown={typeof place.person === 'number' ? place.person : undefined}
        onShow={(person) => onGo({ person })}
      />
      <TillPeople user={user} />
      <TwoStepRule team={team} />
      <RolesTable team={team} onShow={(role) => onGo({ role })} />
    </Room>
  );
}

function Shown(props: Props) {
  const { data, error, refetch } = useQuery(teamQuery);
  if (data) return <Loaded {...props} team={data} isOffline={error !== null} />;
  return <RoomWaiting said={t} error={error} onAgain={() => void refetch()} />;
}

/** Who works here, as what, and what that lets them do. */
export function TeamScreen(props: Props) {
  const { user } = props;
  if (user.permissions.includes('manage_team')) return <Shown {...props} />;
  return (
    <RoomInstead title={t.title}>
      <EmptyState title={t.notYours}>{t.notYoursNote({ name: user.name, role: user.role })}</EmptyState>
    </RoomInstead>
  );
}
