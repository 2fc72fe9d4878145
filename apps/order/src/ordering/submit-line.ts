export type Submission = {
  /** What is still wrong with the choice, one message a group. */
  problems: readonly string[];
  /** All of them at once, a line each. */
  onProblems: (text: string) => void;
  send: () => Promise<{ ok: boolean }>;
};
export type SubmitOutcome = 'busy' | 'wrong' | 'failed' | 'done';

/** Sends a choice once, however often the button is tapped; what was wrong with it can be put right and sent again. */
export function lineSubmitter(): (submission: Submission) => Promise<SubmitOutcome> {
  let sending = false;
  return async ({ problems, onProblems, send }) => {
    if (sending) return 'busy';
    sending = true;
    try {
      if (problems.length > 0) {
        onProblems(problems.join('\n'));
        return 'wrong';
      }
      return (await send()).ok ? 'done' : 'failed';
    } finally {
      sending = false;
    }
  };
}
