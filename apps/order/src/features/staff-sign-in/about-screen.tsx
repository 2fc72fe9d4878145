import { texts } from '@servery/domain/messages/texts';
import { Text } from '@servery/ui/foundations/text';
import { facts } from '#api/app-facts.ts';
import { AboutFacts, aboutWords } from '#features/about/index.ts';
import { StaffCard } from '#features/staff-sign-in/staff-card.tsx';
import { GoButton } from '#shared/links.tsx';

/** Also what an address that means nothing here shows. `credit` says what this screen is. */
export function AboutScreen({ credit }: { credit: string }) {
  return (
    <StaffCard heading={facts.brand.name}>
      <Text size={20}>{aboutWords()}</Text>
      <AboutFacts screen={credit} />
      <GoButton to="/" size="l" wide>
        {texts.backToMenu}
      </GoButton>
    </StaffCard>
  );
}
