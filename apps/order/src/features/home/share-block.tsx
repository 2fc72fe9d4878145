import type { HomeBlock } from '@servery/contract/entities/home';
import { outsideAddress } from '@servery/domain/home/block-address';
import { shareCountText, type Shared, shareLinks } from '@servery/domain/home/share-links';
import { LinkButton } from '@servery/ui/actions/button';
import { Text } from '@servery/ui/foundations/text';
import { facts } from '#api/app-facts.ts';
import { call } from '#api/call.ts';
import { BlockCard } from '#features/home/block-card.tsx';
import css from '#features/home/home.module.css';
import { sayGood } from '#state/toasts.ts';
import { t } from '#features/home/texts.ts';

function sharedOf(block: HomeBlock): Shared {
  const { name, words } = facts.brand;
  const home = globalThis.location?.origin ?? '';
  return { title: name, text: `${name}: ${words.tagline}`, url: outsideAddress(block.share_url) ?? home };
}

async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    sayGood(t.linkCopied);
  } catch {
    // Where nothing may be copied, the network's own page still opens.
  }
}

/** The device's own sheet, where there is one. */
export async function shareOnDevice(block: HomeBlock): Promise<void> {
  const shared = sharedOf(block);
  if (typeof navigator.share !== 'function') return copyLink(shared.url);
  try {
    await navigator.share(shared);
  } catch {
    // The customer thought better of it.
  }
}

export function ShareBlock({ block }: { block: HomeBlock }) {
  const shared = sharedOf(block);
  const count = shareCountText(block.share_count);
  const press = (network: string) => {
    void call('HomeShare', { block_id: block.id });
    // Messenger opens on a phone that has it, and nowhere else: there the link can be pasted.
    if (network === 'Messenger') void copyLink(shared.url);
  };
  return (
    <BlockCard block={block}>
      <ul aria-label={t.share} className={css.pills}>
        {shareLinks(shared).map(({ network, href }) => (
          <li key={network}>
            <LinkButton
              kind="line"
              size="s"
              href={href}
              target={href.startsWith('https:') ? '_blank' : undefined}
              rel="noopener"
              onClick={() => press(network)}
            >
              {network}
            </LinkButton>
          </li>
        ))}
      </ul>
      {count && (
        <Text size={15} tone="soft">
          {count}
        </Text>
      )}
    </BlockCard>
  );
}
