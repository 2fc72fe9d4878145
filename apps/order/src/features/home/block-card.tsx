import type { HomeBlock } from '@servery/contract/entities/home';
import { Card, type CardProps } from '@servery/ui/surfaces/card';
import { Picture } from '@servery/ui/surfaces/picture';
import { Display, Text } from '@servery/ui/foundations/text';
import type { ReactNode } from 'react';
import { BlockIcon } from '#features/home/block-icon.tsx';
import css from '#features/home/home.module.css';

type Look = NonNullable<CardProps['look']>;

const LOOKS: ReadonlySet<string> = new Set<Look>([
  'rest',
  'raised',
  'line',
  'sunk',
  'accent',
  'highlight',
  'deep',
]);
const isLook = (name: string): name is Look => LOOKS.has(name);
const SIDES: ReadonlySet<string> = new Set(['center', 'right']);

/** The side that a block's words stand on, where it is not the usual one. */
export const sideOf = ({ alignment }: HomeBlock): string | undefined =>
  SIDES.has(alignment) ? alignment : undefined;

export function BlockHeading({ block, children }: { block: HomeBlock; children: ReactNode }) {
  return (
    <Display size={24} id={`heading-${block.id}`} className={css.heading}>
      {children}
    </Display>
  );
}

function BlockPicture({ block }: { block: HomeBlock }) {
  if (block.image_url === '') return null;
  return block.image_card_style === 'wide' ? (
    <Picture
      src={block.image_url}
      tint="sea"
      fit="cover"
      sizes="(min-width: 721px) 560px, 100vw"
      className={css.widePicture}
    />
  ) : (
    <Picture src={block.image_url} tint="sea" shape="round" className={css.plate} />
  );
}

function BlockWords({ block }: { block: HomeBlock }) {
  if (block.title === '' && block.content === '') return null;
  return (
    <div className={css.words}>
      {block.title && (
        <Display as={block.heading ? 'h3' : 'h2'} size={block.heading ? 20 : 24} className={css.blockTitle}>
          <BlockIcon block={block} />
          {block.title}
        </Display>
      )}
      {block.content && <Text className={css.soft}>{block.content}</Text>}
    </div>
  );
}

type Props = { block: HomeBlock; look?: Look | 'sea'; children?: ReactNode };

/** What every block can carry: a heading above it, a look, a side, an icon, words and a picture. */
export function BlockCard({ block, look = 'rest', children }: Props) {
  const chosen = isLook(block.form_group_style) ? block.form_group_style : look;
  return (
    <section
      aria-labelledby={block.heading ? `heading-${block.id}` : undefined}
      aria-label={block.heading ? undefined : block.title || undefined}
      className={css.section}
    >
      {block.heading && <BlockHeading block={block}>{block.heading}</BlockHeading>}
      <Card
        look={chosen === 'sea' ? 'sunk' : chosen}
        className={chosen === 'sea' ? `${css.card} ${css.sea}` : css.card}
      >
        <div data-side={sideOf(block)} data-picture={block.image_card_style} className={css.carried}>
          <BlockWords block={block} />
          <BlockPicture block={block} />
        </div>
        {children}
      </Card>
    </section>
  );
}
