import { isEmail } from '@servery/domain/checkout/contact';
import { Button } from '@servery/ui/actions/button';
import { Text } from '@servery/ui/foundations/text';
import { TextField } from '@servery/ui/inputs/field';
import { Select } from '@servery/ui/inputs/select';
import { useState } from 'react';
import { EVERYWHERE, type Team } from '#features/team/rules/places.ts';
import { useTeamDeed } from '#features/team/use-team.ts';
import { Pane } from '#parts/pane.tsx';
import { sayGood } from '#toasts/toaster.ts';
import { t } from '#features/team/texts.ts';

type Wishes = { name: string; email: string; role: string; venue: string };

type Props = {
  team: Team;
  sendsMail: boolean;
  onInvited: (person: number | undefined) => void;
  onClose: () => void;
};

function useInvite({ team, sendsMail, onInvited, onClose }: Props) {
  const [wishes, setWishes] = useState<Wishes>({
    name: '',
    email: '',
    role: 'counter',
    venue: String(team.venues[0]?.id ?? EVERYWHERE),
  });
  const [tried, setTried] = useState(false);
  const email = wishes.email.trim();
  const name = wishes.name.trim();
  const invite = useTeamDeed('ConsoleTeam.invite', ({ people }) => {
    if (!sendsMail) return onInvited(people.find((each) => each.email === email.toLowerCase())?.id);
    sayGood(t.invited({ email }));
    onClose();
  });
  const submit = () => {
    setTried(true);
    if (!isEmail(email)) return;
    invite.mutate({
      email,
      role: wishes.role,
      ...(name !== '' && { name }),
      ...(wishes.venue !== String(EVERYWHERE) && { venue_id: Number(wishes.venue) }),
    });
  };
  const change = (wanted: Partial<Wishes>) => setWishes({ ...wishes, ...wanted });
  const problem = email === '' ? t.emailMissing : t.emailBad;
  const error = tried && !isEmail(email) ? problem : undefined;
  return { wishes, change, error, submit, busy: invite.isPending };
}

/** Somebody new: an email address, what they are, and where. */
export function InvitePane(props: Props) {
  const { team, sendsMail, onClose } = props;
  const { wishes, change, error, submit, busy } = useInvite(props);
  const foot = (
    <Button type="submit" size="s" busy={busy}>
      {sendsMail ? t.sendInvitation : t.addToTeam}
    </Button>
  );
  return (
    <Pane title={t.invite} onClose={onClose} foot={foot} onSubmit={submit}>
      <TextField
        label={t.email}
        look="inset"
        type="email"
        autoComplete="off"
        value={wishes.email}
        maxLength={254}
        error={error}
        onChange={({ target }) => change({ email: target.value })}
      />
      <TextField
        label={t.name}
        look="inset"
        autoComplete="off"
        value={wishes.name}
        maxLength={100}
        onChange={({ target }) => change({ name: target.value })}
      />
      <Select
        label={t.role}
        value={wishes.role}
        options={team.roles.map(({ code, name: label }) => ({ value: code, label }))}
        onChange={(role) => change({ role })}
      />
      {team.venues.length > 1 && (
        <Select
          label={t.where}
          value={wishes.venue}
          options={[
            ...team.venues.map(({ id, name: label }) => ({ value: String(id), label })),
            { value: String(EVERYWHERE), label: t.allVenues },
          ]}
          onChange={(venue) => change({ venue })}
        />
      )}
      <Text size={13} tone="soft">
        {sendsMail ? t.inviteNote : t.inviteNoMail}
      </Text>
    </Pane>
  );
}
