import { identityTexts } from '@servery/domain/messages/identity-texts';
import { Text } from '@servery/ui/text';
import css from '#features/sign-in/sign-in.module.css';
import { GoText } from '#state/links.tsx';

export function LegalLinks() {
  return (
    <Text as="div" size={15} tone="soft" className={css.legal}>
      {identityTexts.agree} <GoText to="/terms">terms of use</GoText> and{' '}
      <GoText to="/privacy">privacy policy</GoText>.
    </Text>
  );
}
