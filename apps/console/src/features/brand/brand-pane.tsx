import type { BrandShown } from '@servery/contract/calls/console/brand';
import { Button } from '@servery/ui/actions/button';
import { Segmented } from '@servery/ui/choices/segmented';
import { Notice } from '@servery/ui/feedback/notice';
import { Text } from '@servery/ui/foundations/text';
import { HomePart } from '#features/brand/home-part.tsx';
import { LegalPart, legalProblemText } from '#features/brand/legal-part.tsx';
import { LookPart } from '#features/brand/look-part.tsx';
import { MessagesPart } from '#features/brand/messages-part.tsx';
import { type BrandPart, brandParts, type ScreenProps } from '#features/brand/place.ts';
import { blockProblem } from '#features/brand/rules/blocks.ts';
import { isReadable } from '#features/brand/rules/contrast-rows.ts';
import { type Written, writtenOf } from '#features/brand/rules/written.ts';
import { type BrandDraft, usePublish } from '#features/brand/use-brand.ts';
import { WordsPart } from '#features/brand/words-part.tsx';
import { Pane } from '#parts/pane.tsx';
import { ConflictNotice } from '#parts/save-foot.tsx';
import { t } from '#features/brand/texts.ts';

type Props = ScreenProps & { shown: BrandShown; draft: BrandDraft; mediaUrl: string };

const PART_NAMES: Readonly<Record<BrandPart, () => string>> = {
  look: () => t.partLook,
  words: () => t.partWords,
  home: () => t.partHome,
  messages: () => t.partMessages,
  legal: () => t.partLegal,
};

/** The first part in which something stands in the way of putting it live. */
function partInTheWay(value: Written): BrandPart | undefined {
  if (!isReadable(value.colours)) return 'look';
  if (value.name.trim() === '') return 'words';
  if (value.blocks.some((block) => blockProblem(block) !== undefined)) return 'home';
  return (legalProblemText(value.terms) ?? legalProblemText(value.privacy)) ? 'legal' : undefined;
}

type FootProps = { draft: BrandDraft; busy: boolean; wrong: BrandPart | undefined };

function Foot({ draft, busy, wrong }: FootProps) {
  const count = draft.changed.length;
  return (
    <>
      <Text size={15} tone={wrong ? 'bad' : 'ink'}>
        {wrong ? t.cannotGoLive({ part: PART_NAMES[wrong]() }) : count > 0 && t.notLive({ count })}
      </Text>
      <Button kind="bare" size="s" disabled={count === 0} onClick={draft.discard}>
        {t.discard}
      </Button>
      <Button type="submit" size="s" busy={busy} disabled={count === 0 || draft.conflicts.length > 0}>
        {t.putLive}
      </Button>
    </>
  );
}

/** Everything that a brand is, part by part. */
export function BrandPane({ user, shown, draft, mediaUrl, place, onGo }: Props) {
  const publish = usePublish(shown, draft);
  const part = place.part ?? 'look';
  const held = writtenOf(shown);
  const wrong = draft.changed.length > 0 ? partInTheWay(draft.value) : undefined;
  const submit = () => {
    if (wrong !== undefined) onGo({ ...place, part: wrong });
    else publish.mutate();
  };
  return (
    <Pane
      title={t.editBrand}
      onClose={() => onGo({ ...place, pane: 'away' })}
      onSubmit={submit}
      foot={<Foot draft={draft} busy={publish.isPending} wrong={wrong} />}
    >
      <Segmented
        label={t.parts}
        size="s"
        wide
        items={brandParts
          .filter((value) => value !== 'home' || shown.home !== null)
          .map((value) => ({ value, label: PART_NAMES[value]() }))}
        value={part}
        onChange={(next) => onGo({ ...place, part: next })}
      />
      {draft.conflicts.length > 0 && (
        <ConflictNotice what={t.brand} onTheirs={draft.discard} onMine={draft.keepMine} />
      )}
      {publish.error && wrong === undefined && (
        <Notice tone="bad" alert title={t.notPublished}>
          {publish.error.message}
        </Notice>
      )}
      {part === 'look' && <LookPart draft={draft} held={held} mediaUrl={mediaUrl} />}
      {part === 'words' && <WordsPart draft={draft} held={held} />}
      {part === 'home' && <HomePart draft={draft} mediaUrl={mediaUrl} zone={user.merchant.time_zone} />}
      {part === 'messages' && <MessagesPart draft={draft} />}
      {part === 'legal' && <LegalPart draft={draft} held={held} />}
    </Pane>
  );
}
