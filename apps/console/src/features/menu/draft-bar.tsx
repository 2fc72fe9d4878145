import type { EditableMenu } from '@servery/contract/entities/menu-editor';
import { Button } from '@servery/ui/actions/button';
import { whenText } from '#order/when.ts';
import css from './draft.module.css';
import { t } from '#features/menu/draft-texts.ts';

type Props = { menu: EditableMenu; zone: string; onOpen: () => void };

/** That something waits, wherever one looks at the menu; nothing where nothing does. */
export function DraftBar({ menu: { draft, is_draft: isDraft }, zone, onOpen }: Props) {
  const { changes, publish_at: at, failed_at: failed } = draft;
  if (changes.length === 0 && isDraft === 0) return null;
  return (
    <section aria-label={t.draft} className={css.bar} data-bad={failed > 0 || undefined}>
      <p>
        {changes.length > 0 && <b>{t.notLiveYet({ count: changes.length })}</b>}
        <span>
          {failed > 0
            ? t.couldnt({ when: whenText(failed, zone) })
            : at > 0
              ? t.goesLive({ when: whenText(at, zone) })
              : isDraft === 1
                ? t.customersDont
                : ''}
        </span>
      </p>
      {changes.length > 0 && (
        <Button kind="line" size="s" onClick={onOpen}>
          {t.seeChanges}
        </Button>
      )}
    </section>
  );
}
