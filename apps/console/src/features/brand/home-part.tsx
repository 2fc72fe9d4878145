import { Button } from '@servery/ui/actions/button';
import { IconButton } from '@servery/ui/actions/icon-button';
import { IconArrowDown, IconArrowUp, IconTrash2 } from '@servery/ui/foundations/icon-more';
import { Text } from '@servery/ui/foundations/text';
import { Switch } from '@servery/ui/inputs/check';
import { TextArea, TextField } from '@servery/ui/inputs/field';
import { Select } from '@servery/ui/inputs/select';
import { useState } from 'react';
import { NewsPart } from '#features/brand/news-part.tsx';
import { PictureTile } from '#features/brand/pictures-part.tsx';
import {
  blockProblem,
  type BlockKind,
  fieldsOfBlock,
  isKind,
  keyed,
  kindsToAdd,
  moved,
  newBlock,
} from '#features/brand/rules/blocks.ts';
import type { Block } from '#features/brand/rules/written.ts';
import type { BrandDraft } from '#features/brand/use-brand.ts';
import pane from '#parts/pane.module.css';
import css from './texts.module.css';
import { kindNames, t } from '#features/brand/texts.ts';

const kindName = (block: string): string => (isKind(block) ? kindNames[block] : block);

type FieldsProps = { block: Block; mediaUrl: string; onChange: (next: Partial<Block>) => void };

function BlockFields({ block, mediaUrl, onChange }: FieldsProps) {
  const fields = fieldsOfBlock(block);
  const problem = blockProblem(block);
  const has = (name: (typeof fields)[number]) => fields.includes(name);
  const line = (name: 'title' | 'heading' | 'link' | 'target' | 'share_link' | 'empty_text', label: string) =>
    has(name) && (
      <TextField
        label={label}
        look="inset"
        maxLength={name === 'link' || name === 'share_link' ? 2000 : 200}
        value={block[name]}
        error={problem === name ? (name === 'title' ? t.problemBlockTitle : t.problemLink) : undefined}
        onChange={({ target }) => onChange({ [name]: target.value })}
      />
    );
  return (
    <div className={css.blockBody}>
      {line('title', t.blockTitle)}
      {line('heading', t.blockHeading)}
      {has('content') && (
        <TextArea
          label={t.blockContent}
          maxLength={4000}
          value={block.content}
          onChange={({ target }) => onChange({ content: target.value })}
        />
      )}
      {line('link', t.blockLink)}
      {line('target', t.blockTarget)}
      {line('share_link', t.blockShareLink)}
      {line('empty_text', t.blockEmpty)}
      {has('image') && (
        <PictureTile
          name={t.blockImage}
          look="block"
          url={block.image === '' ? '' : `${mediaUrl}${block.image}`}
          onChange={(image) => onChange({ image })}
        >
          {block.image !== '' && (
            <Button kind="quiet" size="xs" onClick={() => onChange({ image: '' })}>
              {t.noPicture}
            </Button>
          )}
        </PictureTile>
      )}
    </div>
  );
}

type RowProps = FieldsProps & {
  at: number;
  count: number;
  isOpen: boolean;
  onOpen: () => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

function BlockRow({ block, at, count, isOpen, onOpen, onMove, onRemove, onChange, mediaUrl }: RowProps) {
  const name = block.title || block.heading || kindName(block.block);
  return (
    <li className={css.block}>
      <div className={css.blockHead}>
        <button type="button" aria-expanded={isOpen} onClick={onOpen}>
          <b>{name}</b>
          <small>{kindName(block.block)}</small>
        </button>
        <Switch
          label={t.isShown({ name })}
          hideLabel
          checked={block.visible}
          onChange={(visible) => onChange({ visible })}
        />
        <IconButton
          label={t.moveUp({ name })}
          icon={<IconArrowUp />}
          disabled={at === 0}
          onClick={() => onMove(-1)}
        />
        <IconButton
          label={t.moveDown({ name })}
          icon={<IconArrowDown />}
          disabled={at === count - 1}
          onClick={() => onMove(1)}
        />
        <IconButton label={t.removeBlock({ name })} icon={<IconTrash2 />} onClick={onRemove} />
      </div>
      {isOpen && <BlockFields block={block} mediaUrl={mediaUrl} onChange={onChange} />}
    </li>
  );
}

function Blocks({ draft, mediaUrl }: { draft: BrandDraft; mediaUrl: string }) {
  const [open, setOpen] = useState<number>();
  const { blocks } = draft.value;
  const set = (next: Block[]) => draft.change({ blocks: next });
  const add = (kind: BlockKind) => {
    setOpen(blocks.length);
    set([...blocks, newBlock(kind)]);
  };
  return (
    <section aria-label={t.homeBlocks} className={pane.part}>
      <h3>{t.homeBlocks}</h3>
      <Text size={13} tone="soft">
        {t.homeBlocksNote}
      </Text>
      <ol className={css.blocks}>
        {keyed(blocks).map(({ key, block, at }) => (
          <BlockRow
            key={key}
            block={block}
            at={at}
            count={blocks.length}
            mediaUrl={mediaUrl}
            isOpen={open === at}
            onOpen={() => setOpen(open === at ? undefined : at)}
            onMove={(by) => {
              setOpen(undefined);
              set(moved(blocks, at, by));
            }}
            onRemove={() => {
              setOpen(undefined);
              set(blocks.filter((_, index) => index !== at));
            }}
            onChange={(next) =>
              set(blocks.map((each, index) => (index === at ? { ...each, ...next } : each)))
            }
          />
        ))}
      </ol>
      <Select
        label={t.addBlock}
        hideLabel
        placeholder={t.addBlock}
        value={null}
        options={kindsToAdd(blocks).map((value) => ({ value, label: kindNames[value] }))}
        onChange={add}
      />
    </section>
  );
}

/** What the landing page shows, in its order, and the news on it. */
export function HomePart(props: { draft: BrandDraft; mediaUrl: string; zone: string }) {
  return (
    <>
      <Blocks draft={props.draft} mediaUrl={props.mediaUrl} />
      <NewsPart draft={props.draft} zone={props.zone} />
    </>
  );
}
