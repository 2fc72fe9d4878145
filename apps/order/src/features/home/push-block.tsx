import type { HomeBlock } from '@servery/contract/entities/home';
import { GetNotified } from '#features/get-notified/index.ts';
import { BlockCard } from '#features/home/block-card.tsx';
import { platform } from '#platform/browser.ts';

export function PushBlock({ block }: { block: HomeBlock }) {
  if (!platform.push) return null;
  return (
    <BlockCard block={block}>
      <GetNotified />
    </BlockCard>
  );
}
