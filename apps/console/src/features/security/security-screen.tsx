import type { ConsoleUser } from '@servery/contract/entities/board';
import type { Security } from '@servery/contract/entities/security';
import { Button } from '@servery/ui/actions/button';
import { EmptyState } from '@servery/ui/feedback/empty';
import { Notice } from '@servery/ui/feedback/notice';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { Display, Text } from '@servery/ui/foundations/text';
import { useMutation, useQuery } from '@tanstack/react-query';
import { securityQuery } from '#api/security-query.ts';
import { AppPane } from '#features/security/app-pane.tsx';
import { CodesPane } from '#features/security/codes-pane.tsx';
import { PasswordDialog } from '#features/security/password-dialog.tsx';
import { PasskeysSection, TwoStepSection } from '#features/security/second-steps.tsx';
import { type SecurityDeeds, useSecurity } from '#features/security/use-security.ts';
import { Room, RoomHead } from '#parts/room.tsx';
import { SignIns } from '#parts/sign-ins.tsx';
import { sayBad } from '#toasts/toaster.ts';
import css from './security.module.css';
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
    <section aria-label={t.signIns} className={css.part}>
      <RoomHead>
        <h2>{t.signIns}</h2>
        <Button
          kind="line"
          size="s"
          className={css.push}
          busy={signOut.isPending}
          onClick={() => signOut.mutate()}
        >
          {t.signOutOthers}
        </Button>
      </RoomHead>
      <SignIns list={security.sign_ins} zone={zone} />
    </section>
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
  return (
    <Room label={t.title}>
      <Display as="h1" size={32}>
        {t.title}
      </Display>
      {error ? (
        <EmptyState title={t.failed} action={<Button onClick={() => void refetch()}>{t.tryAgain}</Button>}>
          {error.message}
        </EmptyState>
      ) : (
        <Loading label={t.loading}>
          <Skeleton shape="block" height="3.4rem" />
        </Loading>
      )}
    </Room>
  );
}
