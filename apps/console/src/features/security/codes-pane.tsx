import { Button } from '@servery/ui/actions/button';
import { IconCopy } from '@servery/ui/foundations/icon-more';
import { Notice } from '@servery/ui/feedback/notice';
import { Pane } from '#parts/pane.tsx';
import { sayBad, sayGood } from '#toasts/toaster.ts';
import css from './security.module.css';
import { t } from '#features/security/texts.ts';

const copy = (codes: readonly string[]) =>
  navigator.clipboard.writeText(codes.join('\n')).then(
    () => sayGood(t.copied),
    () => sayBad(t.copyFailed),
  );

/** Shown this once. */
export function CodesPane({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const foot = (
    <>
      <Button kind="line" size="s" icon={<IconCopy />} onClick={() => void copy(codes)}>
        {t.copy}
      </Button>
      <Button type="submit" size="s">
        {t.saved}
      </Button>
    </>
  );
  return (
    <Pane title={t.codes} onClose={onClose} foot={foot} onSubmit={onClose}>
      <Notice tone="warn" title={t.saveCodes}>
        {t.saveCodesNote}
      </Notice>
      <ul aria-label={t.codes} className={css.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </Pane>
  );
}
