import { Text } from '@servery/ui/text';
import { useLocation } from '@tanstack/react-router';
import { facts } from '#api/app-facts.ts';
import css from '#features/forgot/forgot.module.css';
import { ForgotPanel } from '#features/forgot/forgot-panel.tsx';
import { startMode } from '#features/forgot/start-mode.ts';
import { Screen, ScreenTitle, SiteHeader, useTitle } from '#features/shell/index.ts';

export function ForgotPage() {
  const { state } = useLocation();
  useTitle(`Forgot your sign-in, ${facts.brand.name}`);
  return (
    <Screen header={<SiteHeader back={{ to: '/login', label: 'Back' }} />}>
      <div className={css.page}>
        <ScreenTitle>Forgot your sign-in?</ScreenTitle>
        <Text tone="soft">Tell us how to reach you and we send a link to choose a new one.</Text>
        <ForgotPanel start={startMode(state)} />
      </div>
    </Screen>
  );
}
