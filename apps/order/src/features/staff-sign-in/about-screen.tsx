import { APP_VERSION } from '#api/app-version.ts';
import { texts } from '@servery/domain/messages/texts';
import { Button } from '@servery/ui/button';
import { Display, Text } from '@servery/ui/text';
import { useNavigate } from '@tanstack/react-router';
import { facts } from '#api/app-facts.ts';
import css from './staff-sign-in.module.css';

/** Also what an address that means nothing here shows. `credit` says what this screen is. */
export function AboutScreen({ credit }: { credit: string }) {
  const navigate = useNavigate();
  const { name, words } = facts.brand;
  return (
    <main className={css.page}>
      <div className={css.card}>
        <img src={facts.brand.logo_url} alt="" className={css.logo} />
        <Display as="h1" size={44}>
          {name}
        </Display>
        <Text size={20}>{words.tagline}</Text>
        <Text tone="soft">{words.website.replace(/^https?:\/\//, '')}</Text>
        <Text tone="soft">{`${credit} ${words.credit}. Version ${APP_VERSION}.`}</Text>
        <Button size="l" wide onClick={() => void navigate({ to: '/' })}>
          {texts.backToMenu}
        </Button>
      </div>
    </main>
  );
}
