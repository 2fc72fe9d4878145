import { Text } from '@servery/ui/text';
import { useLocation } from '@tanstack/react-router';
import { ForgotPanel, startMode } from '#features/forgot/index.ts';
import { StaffCard } from '#features/staff-sign-in/staff-card.tsx';

export function ForgotScreen() {
  const { state } = useLocation();
  return (
    <StaffCard heading="Forgot your sign-in?">
      <Text tone="soft">Tell us how to reach you and we send a link to choose a new one.</Text>
      <ForgotPanel start={startMode(state)} />
    </StaffCard>
  );
}
