import type { CallOutput } from '@servery/contract/registry';
import { Button } from '@servery/ui/actions/button';
import { Notice } from '@servery/ui/feedback/notice';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { callOrThrow, failureOf } from '#api/call.ts';
import { NewPasswordForm, type Typed } from '#features/sign-in/new-password-form.tsx';
import { SignInCard } from '#features/sign-in/sign-in-card.tsx';
import { t } from '#features/sign-in/texts.ts';

type Invitation = CallOutput<'ConsoleInvitation'>;
type FormProps = { token: string; invitation: Invitation; onDone: () => void };

const accept = (token: string, typed?: Typed) =>
  callOrThrow('ConsoleInvitation.accept', {
    token,
    name: typed?.name.trim(),
    new_password: typed?.password ?? '',
    confirm_password: typed?.again ?? '',
  });

/** Who works in a console already has a password, and needs no other. */
function JoinButton({ token, onDone }: FormProps) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => accept(token),
    networkMode: 'always',
    onSuccess: onDone,
  });
  return (
    <>
      {error && (
        <Notice tone="bad" alert>
          {error.message}
        </Notice>
      )}
      <Button wide busy={isPending} onClick={() => mutate()}>
        {t.join}
      </Button>
    </>
  );
}

function JoinForm(props: FormProps) {
  const { token, invitation, onDone } = props;
  if (invitation.has_password === 1) return <JoinButton {...props} />;
  return (
    <NewPasswordForm
      label={t.join}
      name={invitation.name}
      save={(typed) => accept(token, typed)}
      onDone={onDone}
    />
  );
}

const leadOf = ({ email, places }: Invitation): string =>
  t.joinLead({ email, places: places.map(({ role, venue }) => t.roleAt({ role, venue })).join(', ') });

/** Says what somebody is invited to, and takes them in. */
export function JoinScreen({ token, signIn }: { token: string; signIn: ReactNode }) {
  const [done, setDone] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => callOrThrow('ConsoleInvitation', { token }, signal),
    staleTime: Infinity,
  });
  if (error)
    return (
      <SignInCard title={t.joinTitle} lead="">
        <Notice tone="bad" alert>
          {error.message}
        </Notice>
        {failureOf(error)?.code === 'invitation_invalid' ? (
          signIn
        ) : (
          <Button wide onClick={() => void refetch()}>
            {t.tryAgain}
          </Button>
        )}
      </SignInCard>
    );
  if (!data)
    return (
      <SignInCard title={t.joinTitle} lead="">
        <Loading label={t.loadingInvitation}>
          <Skeleton shape="block" height="12rem" />
        </Loading>
      </SignInCard>
    );
  return (
    <SignInCard title={t.joinTeam({ organisation: data.organisation })} lead={leadOf(data)}>
      {done ? (
        <Notice tone="good" alert>
          {t.joined({ organisation: data.organisation })}
        </Notice>
      ) : (
        <JoinForm token={token} invitation={data} onDone={() => setDone(true)} />
      )}
      {signIn}
    </SignInCard>
  );
}
