import { USUAL_PAPER } from '@servery/domain/printing/usual-paper';
import { samplePapers } from '@servery/domain/printing/sample-papers';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paperQuery } from '#api/paper-query.ts';
import type { PreviewProps } from '#features/brand/place.ts';
import { PaperSheet } from '#parts/paper-sheet.tsx';
import css from './previews.module.css';
import { t } from '#features/brand/texts.ts';

const COLUMNS = 32;
/** Until the venue's own are here, and where they are not this person's to see. */
const NOBODY = { address: '', suburb: '', phone: '', abn: '', gst_registered: true };

/** On paper there is one colour: the name and the logo, in black alone, as the printers print them. */
export function DocketPreview({ value, mediaUrl, venue }: PreviewProps) {
  const { data } = useQuery({ ...paperQuery, retry: false });
  const [now] = useState(() => Date.now());
  const { receipt, docket } = samplePapers({
    head: data?.head ?? { ...NOBODY, name: venue },
    paper: data?.value ?? USUAL_PAPER,
    zone: data?.time_zone ?? 'Australia/Sydney',
    now,
  });
  return (
    <div className={css.phones}>
      <figure className={css.figure} aria-label={t.receiptPaper}>
        <figcaption>{t.receiptPaper}</figcaption>
        <PaperSheet
          label={t.receiptPaper}
          document={receipt}
          columns={COLUMNS}
          logo={`${mediaUrl}${value.marks.logo}`}
        />
      </figure>
      <figure className={css.figure} aria-label={t.kitchenPaper}>
        <figcaption>{t.kitchenPaper}</figcaption>
        <PaperSheet label={t.kitchenPaper} document={docket} columns={COLUMNS} />
      </figure>
    </div>
  );
}
