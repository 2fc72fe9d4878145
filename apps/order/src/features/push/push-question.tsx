import { Button } from '@servery/ui/actions/button';
import { Dialog } from '@servery/ui/overlays/sheet';
import { Text } from '@servery/ui/foundations/text';
import { useEffect, useState } from 'react';
import { pushData } from '#api/device-fields.ts';
import { askedCookie } from '#features/push/asked-cookie.ts';
import css from '#features/push/push-question.module.css';
import { register } from '#features/push/register.ts';
import { platform } from '#platform/browser.ts';
import { t } from '#features/push/texts.ts';

type Answer = (yes: boolean) => void;

/** Asks, once, whether the device may be told when an order is ready. */
export function PushQuestion({ afterMs }: { afterMs: number }) {
  const [answer, setAnswer] = useState<{ give: Answer }>();
  useEffect(() => {
    const port = platform.push;
    if (!port) return undefined;
    const confirm = () => new Promise<boolean>((give) => setAnswer({ give }));
    const timer = setTimeout(() => {
      // Somebody may have said yes by themselves meanwhile.
      if (!pushData()) void register(port, { asked: askedCookie, confirm });
    }, afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  const give = (yes: boolean) => {
    answer?.give(yes);
    setAnswer(undefined);
  };
  return (
    <Dialog
      open={answer !== undefined}
      onClose={() => give(false)}
      title={t.title}
      foot={
        <div className={css.foot}>
          <Button kind="quiet" onClick={() => give(false)}>
            {t.notNow}
          </Button>
          <Button onClick={() => give(true)}>{t.allowNotifications}</Button>
        </div>
      }
    >
      <Text>{t.note}</Text>
    </Dialog>
  );
}
