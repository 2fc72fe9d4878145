import type { LegalName } from '@servery/contract/legal';
import { LegalBody, useLegalTitle } from '#features/legal/index.ts';
import { StaffCard } from '#features/staff-sign-in/staff-card.tsx';
import { GoButton } from '#shared/links.tsx';
import css from './staff-sign-in.module.css';
import { t } from '#features/staff-sign-in/texts.ts';

function LegalScreen({ name }: { name: LegalName }) {
  return (
    <StaffCard heading={useLegalTitle(name)}>
      <LegalBody name={name} />
      <div className={css.stays}>
        <GoButton to="/about" size="l" wide>
          {t.backToAbout}
        </GoButton>
      </div>
    </StaffCard>
  );
}

export const TermsScreen = () => <LegalScreen name="terms" />;
export const PrivacyScreen = () => <LegalScreen name="privacy" />;
