import { Notice } from '@servery/ui/notice';
import { GoText } from '#state/links.tsx';

type Props = { problem: { words: string; linkGone: boolean } | undefined };

export function ResetProblem({ problem }: Props) {
  if (!problem) return null;
  const action = problem.linkGone ? { action: <GoText to="/forgot">Ask for a new link</GoText> } : {};
  return (
    <Notice tone="bad" alert {...action}>
      {problem.words}
    </Notice>
  );
}
