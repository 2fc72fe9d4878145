import type { Merchant } from '@servery/contract/entities/merchant';
import { Button } from '@servery/ui/actions/button';
import { Card } from '@servery/ui/surfaces/card';
import { IconDownload } from '@servery/ui/foundations/icon';
import { IconExternalLink, IconHouse } from '@servery/ui/foundations/icon-more';
import { Text } from '@servery/ui/foundations/text';
import css from '#features/menu/brand-moved.module.css';
import { openStore, ScreenTitle } from '#features/shell/index.ts';
import { platform } from '#platform/browser.ts';
import { GoButton } from '#shared/links.tsx';
import { t } from '#features/menu/later-texts.ts';

/** The brand has an app and pages of its own now: the way there instead of a menu. */
export function BrandMoved({ moved }: { moved: Merchant['brand_redirect'] }) {
  const { url_ios_app: ios, url_android_app: android, url_web_app: web } = moved;
  return (
    <Card as="section" aria-label={moved.brand_name} className={css.panel}>
      <ScreenTitle>{moved.title || moved.brand_name}</ScreenTitle>
      <Text tone="soft">{moved.text}</Text>
      {ios && (
        <Button wide icon={<IconDownload />} onClick={() => openStore(ios)}>
          App Store
        </Button>
      )}
      {android && (
        <Button wide icon={<IconDownload />} onClick={() => openStore(android)}>
          Google Play
        </Button>
      )}
      {web && (
        <Button wide kind="line" icon={<IconExternalLink />} onClick={() => platform.open(web)}>
          {t.openWebSite}
        </Button>
      )}
      <GoButton to="/" wide kind="quiet" icon={<IconHouse />}>
        {t.backToHome}
      </GoButton>
    </Card>
  );
}
