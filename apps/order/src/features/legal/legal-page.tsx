import type { LegalName } from '@servery/contract/legal';
import { facts } from '#api/app-facts.ts';
import { LegalBody } from '#features/legal/legal-body.tsx';
import css from '#features/legal/legal.module.css';
import { useLegalTitle } from '#features/legal/use-legal-title.ts';
import { Screen, ScreenTitle, SiteHeader, useTitle } from '#features/shell/index.ts';

function LegalPage({ name }: { name: LegalName }) {
  const title = useLegalTitle(name);
  useTitle(`${title}, ${facts.brand.name}`);
  return (
    <Screen header={<SiteHeader />}>
      <div className={css.page}>
        <ScreenTitle>{title}</ScreenTitle>
        <LegalBody name={name} />
      </div>
    </Screen>
  );
}

export const TermsPage = () => <LegalPage name="terms" />;
export const PrivacyPage = () => <LegalPage name="privacy" />;
