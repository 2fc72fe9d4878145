import { Text } from '@servery/ui/foundations/text';
import { useLocation } from '@tanstack/react-router';
import { facts } from '#api/app-facts.ts';
import css from '#features/forgot/forgot.module.css';
import { ForgotPanel } from '#features/forgot/forgot-panel.tsx';
import { startMode } from '#features/forgot/start-mode.ts';
import { Screen, ScreenTitle, SiteHeader, useTitle } from '#features/shell/index.ts';
import { more } from '#shared/more-texts.ts';
import { t } from '#features/forgot/texts.ts';

export function ForgotPage() {
  const { state } = useLocation();
  useTitle(t.pageTitle({ name: facts.brand.name }));
  return (
    <Screen header={<SiteHeader back={{ to: '/login', label: more.back }} />}>
      <div className={css.page}>
        <ScreenTitle>{t.forgot}</ScreenTitle>
        <Text tone="soft">{t.forgotNote}</Text>
        <ForgotPanel start={startMode(state)} />
      </div>
    </Screen>
  );
}
