import { Button } from '@servery/ui/actions/button';
import { Dialog } from '@servery/ui/overlays/sheet';
import { Text } from '@servery/ui/foundations/text';
import { useBlocker } from '@tanstack/react-router';
import { useDraft } from '#features/standing/draft.ts';
import css from '#features/standing/standing.module.css';
import { t } from '#features/standing/texts.ts';

/** Whoever leaves with changes is asked once. */
export function LeaveGuard() {
  const isChanged = useDraft((draft) => draft.isChanged);
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => useDraft.getState().isChanged,
    enableBeforeUnload: () => useDraft.getState().isChanged,
    withResolver: true,
  });
  return (
    <Dialog
      open={isChanged && status === 'blocked'}
      onClose={() => reset?.()}
      title={t.leave}
      size="s"
      foot={
        <div className={css.leave}>
          <Button onClick={() => reset?.()}>{t.stay}</Button>
          <Button kind="line" onClick={() => proceed?.()}>
            {t.discard}
          </Button>
        </div>
      }
    >
      <Text>{t.leaveNote}</Text>
    </Dialog>
  );
}
