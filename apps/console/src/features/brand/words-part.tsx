import { TextArea, TextField } from '@servery/ui/inputs/field';
import type { Block, Written } from '#features/brand/rules/written.ts';
import { OwnTexts } from '#features/brand/own-texts.tsx';
import type { BrandDraft } from '#features/brand/use-brand.ts';
import pane from '#parts/pane.module.css';
import { t } from '#features/brand/texts.ts';

type Props = { draft: BrandDraft; held: Written };
type Line = 'name' | 'tagline' | 'credit' | 'website' | 'support_email';
type Lines = 'about' | 'opening_times';

const label = (name: string, was: string, now: string): string =>
  was === now || was === '' ? name : t.was({ name, was });

/** The first of a kind on the landing page, where its words stand. */
const blockAt = (blocks: readonly Block[], kind: string): number =>
  blocks.findIndex(({ block, visible }) => block === kind && visible);

function Headline({ draft, held }: Props) {
  const { blocks, tagline } = draft.value;
  const at = blockAt(blocks, 'welcome');
  const own = blocks[at]?.title;
  const heldTitle = held.blocks.find(({ block }) => block === 'welcome')?.title;
  const isOfBlock = own !== undefined && (own !== '' || (heldTitle ?? '') !== '');
  const value = isOfBlock ? own : tagline;
  const was = isOfBlock ? (heldTitle ?? '') : held.tagline;
  const change = (title: string) =>
    isOfBlock
      ? draft.change({ blocks: blocks.map((each, index) => (index === at ? { ...each, title } : each)) })
      : draft.change({ tagline: title });
  return (
    <TextField
      label={label(t.headline, was, value)}
      look="inset"
      maxLength={120}
      changed={was !== value}
      value={value}
      onChange={({ target }) => change(target.value)}
    />
  );
}

function OrderButton({ draft, held }: Props) {
  const { blocks } = draft.value;
  const at = blockAt(blocks, 'place_order');
  const block = blocks[at];
  if (!block) return null;
  const was = held.blocks.find((each) => each.block === 'place_order')?.title ?? '';
  return (
    <TextField
      label={label(t.orderButton, was, block.title)}
      look="inset"
      maxLength={40}
      placeholder={t.orderNow}
      changed={was !== block.title}
      value={block.title}
      onChange={({ target }) =>
        draft.change({
          blocks: blocks.map((each, index) => (index === at ? { ...each, title: target.value } : each)),
        })
      }
    />
  );
}

/** What the shop says of itself, and any text in words of its own. */
export function WordsPart({ draft, held }: Props) {
  const { value } = draft;
  const line = (name: Line, of: string) => ({
    label: label(of, held[name], value[name]),
    look: 'inset' as const,
    changed: held[name] !== value[name],
    value: value[name],
    onChange: ({ target }: { target: { value: string } }) => draft.change({ [name]: target.value }),
  });
  const lines = (name: Lines, of: string) => ({
    label: of,
    changed: held[name] !== value[name],
    value: value[name],
    maxLength: 600,
    onChange: ({ target }: { target: { value: string } }) => draft.change({ [name]: target.value }),
  });
  return (
    <>
      <section aria-label={t.words} className={pane.part}>
        <TextField
          {...line('name', t.name)}
          maxLength={80}
          error={value.name.trim() === '' ? t.problemName : undefined}
        />
        <Headline draft={draft} held={held} />
        <OrderButton draft={draft} held={held} />
        <TextArea {...lines('about', t.about)} rows={3} />
        <TextArea {...lines('opening_times', t.openingTimes)} rows={3} hint={t.openingTimesHint} />
        <div className={pane.pair}>
          <TextField {...line('website', t.website)} type="url" maxLength={200} />
          <TextField {...line('support_email', t.supportEmail)} type="email" maxLength={254} />
        </div>
        <TextField {...line('credit', t.credit)} maxLength={80} />
      </section>
      <OwnTexts draft={draft} title={t.allTexts} surface={undefined} />
    </>
  );
}
