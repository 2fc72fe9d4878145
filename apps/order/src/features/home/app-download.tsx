import type { HomeBlock } from '@servery/contract/entities/home';
import { outsideAddress } from '@servery/domain/home/block-address';
import { LinkButton } from '@servery/ui/actions/button';
import { IconDownload } from '@servery/ui/foundations/icon';
import { BlockCard } from '#features/home/block-card.tsx';
import { StoreButtons } from '#features/shell/index.ts';
import { platform } from '#platform/browser.ts';
import { t } from '#features/home/texts.ts';

/** Where the app can be had. Whoever is in it has it already. */
export function AppDownload({ block }: { block: HomeBlock }) {
  const page = outsideAddress(block.link_url);
  if (platform.native) return null;
  const download = page && (
    <div>
      <LinkButton kind="line" size="s" icon={<IconDownload />} href={page} target="_blank" rel="noopener">
        {t.download}
      </LinkButton>
    </div>
  );
  return (
    <BlockCard block={block}>
      <StoreButtons else={download} />
    </BlockCard>
  );
}
