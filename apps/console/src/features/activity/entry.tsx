import type { AuditEntry, AuditLine } from '@servery/contract/entities/audit';
import { TextButton } from '@servery/ui/actions/button';
import { IconArrowRight } from '@servery/ui/foundations/icon-more';
import { VisuallyHidden } from '@servery/ui/foundations/text';
import { useState } from 'react';
import { timeText } from '#order/when.ts';
import { eventName } from '#parts/event-names.ts';
import { isRight, rightName } from '#parts/rights.ts';
import css from './activity.module.css';
import { t } from '#features/activity/texts.ts';

const FEW = 3;

/** What a key may do, and what a webhook is told, as their room calls it. */
const inWords = (text: string): string =>
  text
    .split(', ')
    .map((each) => (isRight(each) ? rightName(each) : eventName(each)))
    .join(', ');

function Line({ line: { what, before, after } }: { line: AuditLine }) {
  return (
    <li className={css.line}>
      <b>{what}</b>
      <span>
        {before !== '' && (
          <del>
            <VisuallyHidden>{t.before} </VisuallyHidden>
            {inWords(before)}
          </del>
        )}
        {before !== '' && after !== '' && <IconArrowRight />}
        {after !== '' && (
          <ins>
            <VisuallyHidden>{t.after} </VisuallyHidden>
            {inWords(after)}
          </ins>
        )}
      </span>
    </li>
  );
}

/** Two lines can say the same of two things. */
function keyed(lines: readonly AuditLine[]): { key: string; line: AuditLine }[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const said = Object.values(line).join(' ');
    const count = (seen.get(said) ?? 0) + 1;
    seen.set(said, count);
    return { key: `${said} ${count}`, line };
  });
}

const whoText = ({ who, key, venue }: AuditEntry, withVenue: boolean): string => {
  const by = key === '' ? who : t.byKey({ who, key });
  return withVenue ? t.at({ who: by, venue }) : by;
};

type Props = { entry: AuditEntry; zone: string; withVenue: boolean };

/** Who did what, and how it was before and is after. */
export function Entry({ entry, zone, withVenue }: Props) {
  const [open, setOpen] = useState(false);
  const { lines, more } = entry;
  const shown = open ? lines : lines.slice(0, FEW);
  return (
    <li className={css.entry}>
      <time>{timeText(entry.at, zone)}</time>
      <div className={css.deed}>
        <p>
          <b>{entry.text}</b>
          {entry.subject !== '' && <span className={css.subject}>{entry.subject}</span>}
        </p>
        <small>{whoText(entry, withVenue)}</small>
        {lines.length > 0 && (
          <ul aria-label={t.changes} className={css.lines}>
            {keyed(shown).map(({ key, line }) => (
              <Line key={key} line={line} />
            ))}
          </ul>
        )}
        {open && more > 0 && <small>{t.andMore({ count: more })}</small>}
        {lines.length > FEW && (
          <TextButton aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? t.fewerLines : t.moreLines({ count: lines.length - FEW })}
          </TextButton>
        )}
      </div>
    </li>
  );
}
