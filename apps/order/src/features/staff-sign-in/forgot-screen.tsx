import { Text } from '@servery/ui/foundations/text';
import { useLocation } from '@tanstack/react-router';
import { ForgotPanel, startMode } from '#features/forgot/index.ts';
import { StaffCard } from '#features/staff-sign-in/staff-card.tsx';
import { t } from '#features/staff-sign-in/texts.ts';

export function ForgotScreen() {
  const { state } = useLocation();
  return (
    <StaffCard heading={t.forgot}>
      <Text tone="soft">{t.forgotNote}</Text>
      <ForgotPanel start={startMode(state)} />
    </StaffCard>
  );
}
