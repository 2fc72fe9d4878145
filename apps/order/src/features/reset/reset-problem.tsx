import { Notice } from '@servery/ui/feedback/notice';
import { GoText } from '#shared/links.tsx';
import { t } from '#features/reset/texts.ts';

type Props = { problem: { words: string; linkGone: boolean } | undefined };

export function ResetProblem({ problem }: Props) {
  if (!problem) return null;
  const action = problem.linkGone ? { action: <GoText to="/forgot">{t.askForANew}</GoText> } : {};
  return (
    <Notice tone="bad" alert {...action}>
      {problem.words}
    </Notice>
  );
}
