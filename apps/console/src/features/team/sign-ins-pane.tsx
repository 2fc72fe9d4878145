import { EmptyState } from '@servery/ui/feedback/empty';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { useQuery } from '@tanstack/react-query';
import { signInsQuery } from '#api/security-query.ts';
import { Pane } from '#parts/pane.tsx';
import { SignIns } from '#parts/sign-ins.tsx';
import { t } from '#features/team/texts.ts';

/** Of one of the team, or of everybody. */
export function TeamSignIns({ person, zone }: { person?: number; zone: string }) {
  const { data, error } = useQuery(signInsQuery(person));
  if (data) return <SignIns list={data} zone={zone} withNames={person === undefined} />;
  if (error) return <EmptyState title={t.signInsFailed}>{error.message}</EmptyState>;
  return (
    <Loading label={t.loadingSignIns}>
      <Skeleton shape="block" height="3rem" />
    </Loading>
  );
}

export const SignInsPane = ({ zone, onClose }: { zone: string; onClose: () => void }) => (
  <Pane title={t.signIns} onClose={onClose}>
    <TeamSignIns zone={zone} />
  </Pane>
);
