import { rich } from '@servery/ui/foundations/rich';
import { IconInfo } from '@servery/ui/foundations/icon';
import { IconCreditCard, IconGlobe, IconStore } from '@servery/ui/foundations/icon-more';
import { List, ListLink, ListRow } from '@servery/ui/surfaces/list';
import { Text } from '@servery/ui/foundations/text';
import { APP_VERSION } from '#api/app-version.ts';
import { facts } from '#api/app-facts.ts';
import css from '#features/about/about.module.css';
import { creditLine } from '#features/shell/index.ts';
import { GoText } from '#shared/links.tsx';
import { t } from '#features/about/texts.ts';

/** What the brand says of itself. */
export const aboutWords = (): string => facts.brand.words.about || facts.brand.words.tagline;

function Agreement() {
  return (
    <Text as="div" size={15} tone="soft" className={css.agreement}>
      {rich(
        t.agreement.parts({
          name: facts.brand.name,
          terms: <GoText to="/terms">{t.termsOfUse}</GoText>,
          privacy: <GoText to="/privacy">{t.privacyPolicy}</GoText>,
        }),
      )}
    </Text>
  );
}

/** Who is behind the app: its site, who processes payments, who made it, and on what terms. `screen` says what kind of screen this is. */
export function AboutFacts({ screen }: { screen?: string }) {
  const { website, payments } = facts.brand.words;
  return (
    <>
      <List label={t.aboutThisApp}>
        <ListLink
          icon={<IconGlobe />}
          tone="accent"
          title={t.website}
          note={website.replace(/^https?:\/\//, '')}
          href={website}
          target="_blank"
          rel="noopener"
        />
        <ListRow icon={<IconCreditCard />} tone="accent" title={payments} />
        <ListRow icon={<IconInfo />} tone="accent" title={creditLine()} note={t.version({ APP_VERSION })} />
        {screen !== undefined && <ListRow icon={<IconStore />} tone="accent" title={screen} />}
      </List>
      <Agreement />
    </>
  );
}
