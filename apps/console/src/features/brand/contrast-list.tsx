import { TextButton } from '@servery/ui/actions/button';
import { IconCircleAlert } from '@servery/ui/foundations/icon';
import { alikeColours, contrastRows, type Mend, type Row } from '#features/brand/rules/contrast-rows.ts';
import type { Written } from '#features/brand/rules/written.ts';
import css from './look.module.css';
import { colourNames, t } from '#features/brand/texts.ts';

type Props = { colours: Written['colours']; onMend: (mend: Mend) => void };

const NAMED: Readonly<Record<string, () => string>> = {
  'ink/surface': () => t.inkOnPage,
  'accent-ink/accent': () => t.wordsOnAccent,
  'accent/surface': () => t.accentAsWords,
  'on-highlight/highlight': () => t.wordsOnHighlight,
  'highlight-ink/highlight-soft': () => t.highlightAsWords,
};
const nameOf = ({ key, ink, ground }: Row): string =>
  NAMED[key]?.() ?? t.inkOnGround({ ink: colourNames[ink], ground: colourNames[ground] });

function Ratio({ row, scheme }: { row: Row; scheme: 'light' | 'dark' }) {
  const ratio = row.ratios[scheme];
  const isWrong = row.wrong.some((each) => each.scheme === scheme);
  return (
    <b data-wrong={isWrong || undefined}>
      {ratio === undefined ? t.noRatio : (Math.floor(ratio * 10) / 10).toFixed(1)}
    </b>
  );
}

function PairRow({ row, colours, onMend }: { row: Row } & Props) {
  const shown = colours[row.wrong[0]?.scheme ?? 'light'] ?? colours.light ?? colours.dark;
  return (
    <li data-wrong={row.wrong.length > 0 || undefined}>
      <i
        aria-hidden
        data-sample={t.sample}
        className={css.sample}
        style={{ background: shown?.[row.ground], color: shown?.[row.ink] }}
      />
      <span>{nameOf(row)}</span>
      <Ratio row={row} scheme="light" />
      <Ratio row={row} scheme="dark" />
      {row.wrong.map(({ scheme, mend }) => (
        <p key={scheme}>
          <IconCircleAlert />
          {t.needs({ least: row.least, scheme: scheme === 'light' ? t.light : t.dark })}
          {mend && (
            <TextButton tone="bad" onClick={() => onMend(mend)}>
              {t.takeInstead({ colour: mend.to.toUpperCase() })}
            </TextButton>
          )}
        </p>
      ))}
    </li>
  );
}

/** Whether it can be read, as numbers, while a colour is being dragged. */
export function ContrastList({ colours, onMend }: Props) {
  return (
    <section aria-label={t.contrast} className={css.contrast}>
      <header>
        <h3>{t.contrast}</h3>
        <span>{t.light}</span>
        <span>{t.dark}</span>
      </header>
      <ul aria-live="polite">
        {contrastRows(colours).map((row) => (
          <PairRow key={row.key} row={row} colours={colours} onMend={onMend} />
        ))}
        {alikeColours(colours).map(({ scheme, one, other }) => (
          <li key={`${scheme}${one}${other}`} data-wrong>
            <p>
              <IconCircleAlert />
              {t.alike({ one: colourNames[one], other: colourNames[other] })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
