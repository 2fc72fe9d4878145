import { Button } from '@servery/ui/actions/button';
import { EmptyState } from '@servery/ui/feedback/empty';
import { facts } from '#api/app-facts.ts';
import { CallFailed } from '#api/call.ts';
import { common } from '#shared/common-texts.ts';

/** A refusal says its own words; where no answer came, those of the screen. */
const wordsOf = (error: Error, whenNoAnswer: string): string =>
  error instanceof CallFailed && error.failure.code !== 'network' ? error.failure.message : whenNoAnswer;

type Props = { error: Error; title: string; whenNoAnswer: string; retry: () => void };

export function LoadFailed({ error, title, whenNoAnswer, retry }: Props) {
  return (
    <div role="alert">
      <h1 className="visually-hidden">{facts.brand.name}</h1>
      <EmptyState title={title} action={<Button onClick={retry}>{common.tryAgain}</Button>}>
        {wordsOf(error, whenNoAnswer)}
      </EmptyState>
    </div>
  );
}
