import { TextLink } from '@servery/ui/actions/button';
import { rich } from '@servery/ui/foundations/rich';
import { t } from '#order/texts.ts';
import css from './claim-link.module.css';

/** The address itself is shown: staff copy it for the customer. */
export function ClaimLink({ url }: { url: string }) {
  return (
    <span className={css.claim}>
      {rich(
        t.claimAt.parts({
          link: (
            <TextLink href={url} target="_blank" rel="noreferrer">
              {url}
            </TextLink>
          ),
        }),
      )}
    </span>
  );
}
