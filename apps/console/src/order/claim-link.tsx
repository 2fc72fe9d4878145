import { TextLink } from '@servery/ui/button';
import css from './claim-link.module.css';

/** The address itself is shown: staff copy it for the customer. */
export function ClaimLink({ url }: { url: string }) {
  return (
    <span className={css.claim}>
      The customer fetches it here:{' '}
      <TextLink href={url} target="_blank" rel="noreferrer">
        {url}
      </TextLink>
    </span>
  );
}
