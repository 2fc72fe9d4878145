import { Button } from '@servery/ui/actions/button';
import { Notice } from '@servery/ui/feedback/notice';
import { IconCopy } from '@servery/ui/foundations/icon-more';
import { copyText } from '#features/api/use-api.ts';
import { Pane } from '#parts/pane.tsx';
import { sayBad, sayGood } from '#toasts/toaster.ts';
import css from './api.module.css';
import { t } from '#features/api/texts.ts';

const SAID = { copied: () => sayGood(t.copied), failed: () => sayBad(t.copyFailed) };

type Props = { title: string; secret: string; onClose: () => void };

/** Shown this once. */
export function SecretPane({ title, secret, onClose }: Props) {
  const foot = (
    <>
      <Button kind="line" size="s" icon={<IconCopy />} onClick={() => copyText(secret, SAID)}>
        {t.copy}
      </Button>
      <Button type="submit" size="s">
        {t.done}
      </Button>
    </>
  );
  return (
    <Pane title={title} onClose={onClose} foot={foot} onSubmit={onClose}>
      <Notice tone="warn" title={t.saveNow}>
        {t.saveNowNote}
      </Notice>
      <code className={css.secret}>{secret}</code>
    </Pane>
  );
}
