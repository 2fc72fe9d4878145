import type { PaperColumns, PaperDocument } from '@servery/domain/printing/document';
import { layOut, type PaperRow } from '@servery/domain/printing/layout';
import { Qr } from '#parts/qr.tsx';
import css from './paper-sheet.module.css';
import { t } from '#parts/texts.ts';

function Row({ row, logo }: { row: PaperRow; logo: string | undefined }) {
  if (row.is === 'logo')
    return logo ? <img src={logo} alt="" className={css.mark} /> : <p className={css.logo}>{t.logoHere}</p>;
  if (row.is === 'qr')
    return (
      <div className={css.code}>
        <Qr text={row.data} label={row.data} />
      </div>
    );
  return (
    <p data-size={row.size} data-strong={row.strong || undefined} className={css.line}>
      {' '.repeat(row.indent)}
      {row.invert ? <mark>{row.text}</mark> : row.text || ' '}
    </p>
  );
}

type SheetProps = {
  label: string;
  document: PaperDocument;
  columns: PaperColumns;
  /** Where the logo is; without it, its place is shown. */
  logo?: string;
};

/** Paper as the printer prints it, letter by letter. */
export function PaperSheet({ label, document, columns, logo }: SheetProps) {
  return (
    <section aria-label={label} className={css.sheet} data-columns={columns}>
      {layOut(document, columns).map((row, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a line of paper is nothing but its place
        <Row key={at} row={row} logo={logo} />
      ))}
    </section>
  );
}
