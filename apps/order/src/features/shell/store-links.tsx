import { texts } from '@servery/domain/messages/texts';
import { Button } from '@servery/ui/actions/button';
import { IconDownload } from '@servery/ui/foundations/icon';
import type { ReactNode } from 'react';
import { facts } from '#api/app-facts.ts';
import css from '#features/shell/store-links.module.css';
import { platform } from '#platform/browser.ts';
import { sayBad } from '#state/toasts.ts';
import { t } from '#features/shell/texts.ts';

export function openStore(url: string): void {
  if (!platform.openStore(url)) sayBad(texts.storeNotOpened);
}

const storesOf = ({ ios, android }: typeof facts.brand.stores) =>
  [
    { name: 'App Store', url: ios },
    { name: 'Google Play', url: android },
  ].filter(({ url }) => url !== '');

/** `else`: what stands there for a brand that has no app in a store. */
export function StoreButtons({ else: otherwise }: { else?: ReactNode }) {
  const stores = storesOf(facts.brand.stores);
  if (stores.length === 0) return otherwise;
  return (
    <div className={css.stores}>
      {stores.map(({ name, url }) => (
        <Button key={name} kind="line" size="s" icon={<IconDownload />} onClick={() => openStore(url)}>
          {name}
        </Button>
      ))}
    </div>
  );
}

/** Where the brand's app can be had; whoever is in it has it already. */
export function StoreLinks() {
  if (storesOf(facts.brand.stores).length === 0 || platform.native) return null;
  return (
    <section aria-label={t.getTheApp}>
      <StoreButtons />
    </section>
  );
}
