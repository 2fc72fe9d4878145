import { Notice } from '@servery/ui/feedback/notice';
import { IconMail } from '@servery/ui/foundations/icon-more';
import { t } from '#parts/no-mail-texts.ts';

/** Said where somebody would wait for a mail that cannot come, with what works all the same. */
export const NoMail = () => (
  <Notice tone="warn" icon={<IconMail />} title={t.title}>
    <p>{t.note}</p>
    <p>{t.how}</p>
  </Notice>
);
