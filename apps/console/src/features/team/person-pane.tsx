import { Button, TextButton } from '@servery/ui/actions/button';
import { IconTrash2 } from '@servery/ui/foundations/icon-more';
import { Text } from '@servery/ui/foundations/text';
import { useQuery } from '@tanstack/react-query';
import { mailQuery } from '#api/session-query.ts';
import { LinkPart } from '#features/team/link-part.tsx';
import { type Person, placesText, type Team } from '#features/team/rules/places.ts';
import { TeamSignIns } from '#features/team/sign-ins-pane.tsx';
import { useRemovePerson, useTeamDeed } from '#features/team/use-team.ts';
import { Pane } from '#parts/pane.tsx';
import { RoomHead } from '#parts/room.tsx';
import { sayGood } from '#toasts/toaster.ts';
import css from './team.module.css';
import { t } from '#features/team/texts.ts';

type Props = {
  team: Team;
  person: Person;
  zone: string;
  linkAtOnce: boolean;
  onEverybody: () => void;
  onClose: () => void;
};

/** Of somebody who has lost their phone: they come in with the password alone, and are asked to add a step again. */
function TwoStepOf({ person }: { person: Person }) {
  const called = person.name || person.email;
  const reset = useTeamDeed('ConsoleTeam.reset_two_step', () => sayGood(t.twoStepReset({ name: called })));
  return (
    <div className={css.about}>
      <Text>{person.two_step === 1 ? t.twoStepOn : t.twoStepOff}</Text>
      {person.two_step === 1 && person.is_me === 0 && (
        <>
          <Button
            kind="line"
            size="s"
            busy={reset.isPending}
            onClick={() => reset.mutate({ person_id: person.id })}
          >
            {t.resetTwoStep}
          </Button>
          <Text size={13} tone="soft">
            {t.resetTwoStepNote}
          </Text>
        </>
      )}
    </div>
  );
}

function SignInsOf({ person, zone, onEverybody }: Pick<Props, 'person' | 'zone' | 'onEverybody'>) {
  return (
    <section aria-label={t.signIns} className={css.signIns}>
      <RoomHead>
        <h3>{t.signIns}</h3>
        <TextButton className={css.push} onClick={onEverybody}>
          {t.everybodys}
        </TextButton>
      </RoomHead>
      <TeamSignIns person={person.id} zone={zone} />
    </section>
  );
}

/** One of the team: where they work, how they came in, and the ways out. */
export function PersonPane({ team, person, zone, linkAtOnce, onEverybody, onClose }: Props) {
  const removal = useRemovePerson(person, onClose);
  const called = person.name || person.email;
  const signOut = useTeamDeed('ConsoleTeam.sign_out', () => sayGood(t.signedOut({ name: called })));
  const { data: sendsMail } = useQuery(mailQuery);
  const hasJoined = person.invited_until === 0;
  const foot = hasJoined ? (
    <Button
      kind="line"
      size="s"
      busy={signOut.isPending}
      onClick={() => signOut.mutate({ person_id: person.id })}
    >
      {person.is_me === 1 ? t.signOutElsewhere : t.signOutEverywhere}
    </Button>
  ) : undefined;
  return (
    <Pane title={called} onClose={onClose} foot={foot}>
      <div className={css.about}>
        <Text>{placesText(team, person) || t.noRole}</Text>
        <Text size={15} tone="soft">
          {person.email}
        </Text>
      </div>
      {sendsMail === false && person.is_me === 0 && (
        <LinkPart key={person.id} person={person} zone={zone} atOnce={linkAtOnce} />
      )}
      {hasJoined && <TwoStepOf person={person} />}
      {hasJoined && <SignInsOf person={person} zone={zone} onEverybody={onEverybody} />}
      {person.is_me === 0 && (
        <div className={css.about}>
          <Button kind="quiet" size="s" icon={<IconTrash2 />} busy={removal.busy} onClick={removal.remove}>
            {hasJoined ? t.remove : t.takeBack}
          </Button>
          {hasJoined && (
            <Text size={13} tone="soft">
              {t.removeNote}
            </Text>
          )}
        </div>
      )}
    </Pane>
  );
}
