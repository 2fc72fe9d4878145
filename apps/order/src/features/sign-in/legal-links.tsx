import { rich } from '@servery/ui/foundations/rich';
import { Text } from '@servery/ui/foundations/text';
import css from '#features/sign-in/sign-in.module.css';
import { GoText } from '#shared/links.tsx';
import { t } from '#features/sign-in/texts.ts';

export function LegalLinks() {
  return (
    <Text as="div" size={15} tone="soft" className={css.legal}>
      {rich(
        t.agreement.parts({
          terms: <GoText to="/terms">{t.termsOfUse}</GoText>,
          privacy: <GoText to="/privacy">{t.privacyPolicy}</GoText>,
        }),
      )}
    </Text>
  );
}
