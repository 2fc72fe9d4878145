import { Card } from '@servery/ui/surfaces/card';
import { Display, Text } from '@servery/ui/foundations/text';
import css from '#features/account/account.module.css';
import { GetNotified } from '#features/get-notified/index.ts';
import { platform } from '#platform/browser.ts';
import { t } from '#features/account/texts.ts';

/** In the app: the choice to be told on the phone, for those who said no before. */
export function PushCard() {
  if (!platform.push) return null;
  return (
    <Card as="section" pad="l" aria-label={t.notifications} className={css.form}>
      <Display as="h2" size={24}>
        {t.notifications}
      </Display>
      <Text tone="soft">{t.pushNote}</Text>
      <GetNotified />
    </Card>
  );
}
