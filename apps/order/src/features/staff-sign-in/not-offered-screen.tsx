import { texts } from '@servery/domain/messages/texts';
import { laterTexts } from '@servery/domain/messages/later-texts';
import { StaffCard } from '#features/staff-sign-in/staff-card.tsx';
import { GoButton } from '#shared/links.tsx';

function NotOfferedScreen({ says }: { says: string }) {
  return (
    <StaffCard heading={says}>
      <GoButton to="/" size="l" wide>
        {texts.backToMenu}
      </GoButton>
    </StaffCard>
  );
}

export const LogsScreen = () => <NotOfferedScreen says={laterTexts.logsOff} />;
export const TestsScreen = () => <NotOfferedScreen says={laterTexts.testsOff} />;
