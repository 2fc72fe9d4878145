import type { Unprinted } from '@servery/contract/entities/board';
import { t } from '#features/board/rules/texts.ts';

/** As many as fit on a bar; how many there are stands before them. */
const SHOWN = 3;

const oneText = ({ number, station, printer, problem, moved, cancelled }: Unprinted): string => {
  const what = [number, station].filter((part) => part !== '').join(' ');
  const why = problem === '' ? printer : t.printerProblem({ printer, problem: problem.toLowerCase() });
  if (cancelled === 1)
    return moved === 1 ? t.cancelledElsewhere({ what, why }) : t.cancelledNowhere({ what, why });
  return moved === 1 ? t.printedElsewhere({ what, why }) : t.printedNowhere({ what, why });
};

/** '87 Grill: Kitchen, out of paper. Sent to the second printer.' */
export const unprintedText = (unprinted: readonly Unprinted[]): string =>
  unprinted.slice(0, SHOWN).map(oneText).join(' ');
