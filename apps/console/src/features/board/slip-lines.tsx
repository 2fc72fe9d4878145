import type { BoardOrder, OptionChange } from '@servery/contract/entities/board';
import { cx } from '@servery/ui/foundations/cx';
import { Fragment, memo } from 'react';
import { useBoardActions } from '#features/board/board-context.ts';
import { changeText } from '@servery/domain/orders/change-text';
import css from './slip-lines.module.css';

type Line = BoardOrder['lines'][number];

export function Changes({ changes }: { changes: readonly OptionChange[] }) {
  return changes.map((change, at) => (
    <Fragment key={`${change.kind} ${change.text}`}>
      {at > 0 && ', '}
      <span data-kind={change.kind} className={css.change}>
        {changeText(change)}
      </span>
    </Fragment>
  ));
}

function LineText({ line, done }: { line: Line; done: boolean }) {
  return (
    <>
      <span className={cx(css.quantity, line.quantity > 1 && css.many)}>{line.quantity}</span>
      <span className={cx(css.name, done && css.done)}>{line.name}</span>
      {line.changes.length > 0 && (
        <span className={css.below}>
          <Changes changes={line.changes} />
        </span>
      )}
      {line.notes !== '' && <span className={cx(css.below, css.wish)}>{line.notes}</span>}
    </>
  );
}

/** What is to be made; a tap crosses a line out, on this screen only. */
export const SlipLines = memo(function SlipLines({ lines }: { lines: readonly Line[] }) {
  const { struck, strike } = useBoardActions();
  return (
    <ul className={css.lines}>
      {lines.map((line) => (
        <li key={line.id}>
          <button
            type="button"
            aria-pressed={struck.has(line.id)}
            className={css.line}
            onClick={() => strike(line.id)}
          >
            <LineText line={line} done={struck.has(line.id)} />
          </button>
        </li>
      ))}
    </ul>
  );
});
