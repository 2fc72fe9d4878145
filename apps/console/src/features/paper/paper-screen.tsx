import type { PaperSettings } from '@servery/contract/entities/paper';
import type { CallOutput } from '@servery/contract/registry';
import type { PaperColumns } from '@servery/domain/printing/document';
import { samplePapers } from '@servery/domain/printing/sample-papers';
import { Button } from '@servery/ui/actions/button';
import { IconButton } from '@servery/ui/actions/icon-button';
import { Segmented } from '@servery/ui/choices/segmented';
import { EmptyState } from '@servery/ui/feedback/empty';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { IconHistory } from '@servery/ui/foundations/icon-more';
import { Display, Text } from '@servery/ui/foundations/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paperQuery, paperRoom } from '#api/paper-query.ts';
import { useDraft } from '#drafts/use-draft.ts';
import { PaperFields } from '#features/paper/paper-fields.tsx';
import { PaperSheet } from '#parts/paper-sheet.tsx';
import { useSavePaper } from '#features/paper/use-paper.ts';
import { HistoryPane } from '#parts/history-pane.tsx';
import { Room, RoomHead } from '#parts/room.tsx';
import { ConflictNotice, SaveFoot } from '#parts/save-foot.tsx';
import css from './paper.module.css';
import { t } from '#features/paper/texts.ts';

type HeldPaper = CallOutput<'ConsolePaper'>;
const WIDTHS = { wide: 48, narrow: 32 } as const satisfies Record<string, PaperColumns>;

const fieldNames = (fields: readonly (keyof PaperSettings)[]): string =>
  fields.map((field) => t[`field_${field}`]).join(', ');

function Sheets({ held, paper }: { held: HeldPaper; paper: PaperSettings }) {
  const [width, setWidth] = useState<keyof typeof WIDTHS>('wide');
  const [now] = useState(() => Date.now());
  const { receipt, docket } = samplePapers({ head: held.head, paper, now, zone: held.time_zone });
  const columns = WIDTHS[width];
  return (
    <section aria-label={t.sample} className={css.sheets}>
      <Segmented
        label={t.width}
        size="s"
        items={[
          { value: 'wide', label: t.wide },
          { value: 'narrow', label: t.narrow },
        ]}
        value={width}
        onChange={setWidth}
      />
      <PaperSheet label={t.sampleReceipt} document={receipt} columns={columns} />
      <PaperSheet label={t.sampleDocket} document={docket} columns={columns} />
    </section>
  );
}

function Editor({ held }: { held: HeldPaper }) {
  const draft = useDraft('paper', held.value);
  const { save, isPending } = useSavePaper(draft.discard);
  const { value, changed, conflicts } = draft;
  return (
    <div className={css.split}>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (conflicts.length === 0) save({ version: held.version, value });
        }}
      >
        {conflicts.length > 0 && (
          <ConflictNotice what={fieldNames(conflicts)} onTheirs={draft.discard} onMine={draft.keepMine} />
        )}
        <PaperFields value={value} changed={changed} onChange={draft.change} />
        <footer className={css.foot}>
          <SaveFoot
            changes={changed.length}
            what={fieldNames(changed)}
            busy={isPending}
            onDiscard={draft.discard}
          />
        </footer>
      </form>
      <Sheets held={held} paper={value} />
    </div>
  );
}

/** What a venue's printers print, and how it looks before they do. */
export function PaperScreen() {
  const { data, error, refetch } = useQuery(paperQuery);
  const [isHistory, setHistory] = useState(false);
  const pane = isHistory && data && (
    <HistoryPane room={paperRoom} zone={data.time_zone} onClose={() => setHistory(false)} />
  );
  return (
    <Room label={t.title} pane={pane || undefined} paneSize="narrow">
      <RoomHead>
        <Display as="h1" size={32}>
          {t.title}
        </Display>
        <IconButton label={t.history} icon={<IconHistory />} onClick={() => setHistory(!isHistory)} />
      </RoomHead>
      <Text tone="soft">{t.note}</Text>
      {data && <Editor held={data} />}
      {!data && !error && (
        <Loading label={t.loading}>
          <Skeleton shape="block" height="24rem" />
        </Loading>
      )}
      {!data && error && (
        <EmptyState title={t.failed} action={<Button onClick={() => void refetch()}>{t.tryAgain}</Button>}>
          {error.message}
        </EmptyState>
      )}
    </Room>
  );
}
