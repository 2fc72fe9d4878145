import { laterTexts } from '@servery/domain/messages/later-texts';
import { EmptyState } from '@servery/ui/feedback/empty';
import { facts } from '#api/app-facts.ts';
import { Screen, ScreenTitle, SiteHeader, useTitle } from '#features/shell/index.ts';
import { GoButton } from '#shared/links.tsx';
import { t } from '#features/not-offered/texts.ts';

function NotOffered({ title, says }: { title: string; says: string }) {
  useTitle(`${title}, ${facts.brand.name}`);
  return (
    <Screen header={<SiteHeader />}>
      <ScreenTitle>{title}</ScreenTitle>
      <EmptyState title={says} action={<GoButton to="/menu">{t.goToTheMenu}</GoButton>} />
    </Screen>
  );
}

export const LogsPage = () => <NotOffered title={t.logs} says={laterTexts.logsOff} />;
export const TestsPage = () => <NotOffered title={t.tests} says={laterTexts.testsOff} />;
