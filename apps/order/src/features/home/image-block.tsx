import type { HomeBlock } from '@servery/contract/entities/home';
import { Picture } from '@servery/ui/picture';
import { Display, Text } from '@servery/ui/text';
import css from '#features/home/home.module.css';

export function ImageBlock({ block }: { block: HomeBlock }) {
  return (
    <section aria-label={block.title || undefined} className={css.image}>
      <div className={css.imageWords}>
        {block.title && <Display size={24}>{block.title}</Display>}
        {block.content && <Text tone="soft">{block.content}</Text>}
      </div>
      <Picture src={block.image_url || undefined} tint="sea" shape="round" />
    </section>
  );
}
