import { texts } from '@servery/domain/messages/texts';
import { EmptyState } from '@servery/ui/empty';
import { facts } from '#api/app-facts.ts';
import { Screen, ScreenTitle, SiteHeader, useTitle } from '#features/shell/index.ts';
import { GoButton } from '#state/links.tsx';

function NotOffered({ title, says }: { title: string; says: string }) {
  useTitle(`${title}, ${facts.brand.name}`);
  return (
    <Screen header={<SiteHeader />}>
      <ScreenTitle>{title}</ScreenTitle>
      <EmptyState title={says} action={<GoButton to="/menu">Go to the menu</GoButton>} />
    </Screen>
  );
}

export const LogsPage = () => <NotOffered title="Logs" says={texts.logsOff} />;
export const TestsPage = () => <NotOffered title="Tests" says={texts.testsOff} />;
