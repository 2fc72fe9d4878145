import type { ConsoleUser } from '@servery/contract/entities/board';
import type { Security } from '@servery/contract/entities/security';
import { Button } from '@servery/ui/actions/button';
import { Notice } from '@servery/ui/feedback/notice';
import { Display, Text } from '@servery/ui/foundations/text';
import { useMutation, useQuery } from '@tanstack/react-query';
import { securityQuery } from '#api/security-query.ts';
import { AppPane } from '#features/security/app-pane.tsx';
import { CodesPane } from '#features/security/codes-pane.tsx';
import { PasswordDialog } from '#features/security/password-dialog.tsx';
import { PasskeysSection, TwoStepSection } from '#features/security/second-steps.tsx';
import { type SecurityDeeds, useSecurity } from '#features/security/use-security.ts';
import { Room, RoomHead } from '#parts/room.tsx';
import { RoomPart } from '#parts/room-part.tsx';
import { RoomWaiting } from '#parts/room-instead.tsx';
import { SignIns } from '#parts/sign-ins.tsx';
import { sayBad } from '#toasts/toaster.ts';
import { t } from '#features/security/texts.ts';

function OpenPane({ deeds: { shown, confirmApp, close } }: { deeds: SecurityDeeds }) {
  if (!shown) return null;
  if ('codes' in shown) return <CodesPane codes={shown.codes} onClose={close} />;
  return <AppPane key={shown.app.secret} app={shown.app} onConfirm={confirmApp} onClose={close} />;
}

function OwnSignIns({ security, zone, deeds }: { security: Security; zone: string; deeds: SecurityDeeds }) {
  const signOut = useMutation({
    mutationFn: deeds.signOutOthers,
    networkMode: 'always',
    onError: (error) => sayBad(error.message, 'sign-out'),
  });
  return (
    <RoomPart
      title={t.signIns}
      size="m"
      beside={
        <Button kind="line" size="s" busy={signOut.isPending} onClick={() => signOut.mutate()}>
          {t.signOutOthers}
        </Button>
      }
    >
      <SignIns list={security.sign_ins} zone={zone} />
    </RoomPart>
  );
}

function Loaded({ user, security }: { user: ConsoleUser; security: Security }) {
  const deeds = useSecurity();
  const props = { security, zone: user.merchant.time_zone, deeds };
  return (
    <Room label={t.title} paneSize="narrow" pane={deeds.shown && <OpenPane deeds={deeds} />}>
      <RoomHead>
        <Display as="h1" size={32}>
          {t.title}
        </Display>
        <Text tone="soft">{user.email}</Text>
      </RoomHead>
      {user.two_step_owed === 1 && (
        <Notice tone="warn" title={t.owed}>
          {t.owedNote}
        </Notice>
      )}
      <TwoStepSection {...props} />
      <PasskeysSection {...props} />
      <OwnSignIns {...props} />
      <PasswordDialog deed={deeds.asked} onClose={deeds.stopAsking} />
    </Room>
  );
}

/** How somebody signs in themselves: what is asked of them, and who came in as them. */
export function SecurityScreen({ user }: { user: ConsoleUser }) {
  const { data, error, refetch } = useQuery(securityQuery);
  if (data) return <Loaded user={user} security={data} />;
  return <RoomWaiting said={t} error={error} onAgain={() => void refetch()} />;
}
