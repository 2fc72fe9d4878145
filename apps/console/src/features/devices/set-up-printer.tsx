import { Status } from '@servery/ui/actions/badge';
import { Button } from '@servery/ui/actions/button';
import { Notice } from '@servery/ui/feedback/notice';
import { IconCopy, IconPrinter } from '@servery/ui/foundations/icon-more';
import { Pane } from '#features/devices/pane.tsx';
import type { Printer } from '#features/devices/rules/words.ts';
import { useTestPage } from '#features/devices/use-printer-deeds.ts';
import { sayBad, sayGood } from '#toasts/toaster.ts';
import css from './printer-form.module.css';
import { t } from '#features/devices/texts.ts';

async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    sayGood(t.copied);
  } catch {
    sayBad(t.cantCopy, 'copy');
  }
}

function Steps({ kind, path }: { kind: Printer['kind']; path: string }) {
  const address = window.location.origin + path;
  return (
    <>
      <ol className={css.steps}>
        <li>{t.openPage}</li>
        <li>
          {kind === 'star' ? t.starStep : t.epsonStep}
          <code className={css.address}>{address}</code>
          <Button kind="line" size="s" icon={<IconCopy />} onClick={() => void copy(address)}>
            {t.copy}
          </Button>
        </li>
        <li>{t.saveStep}</li>
      </ol>
      <Notice tone="highlight">{t.once}</Notice>
    </>
  );
}

function Heard({ printer }: { printer: Printer }) {
  const isHeard = printer.seen > 0;
  return (
    <output>
      <Status tone={isHeard ? 'good' : 'highlight'} live>
        {isHeard ? t.connected : t.waitingFor}
      </Status>
    </output>
  );
}

type Props = { printer: Printer; path: string; onClose: () => void };

/** What to type into a new printer, until it is heard of. */
export function SetUpPrinter({ printer, path, onClose }: Props) {
  const test = useTestPage(printer);
  return (
    <Pane title={t.setUp({ name: printer.name })} onClose={onClose}>
      <div className={css.setUp}>
        {printer.kind === 'escpos' ? (
          <p>{t.rawStep({ address: printer.address })}</p>
        ) : (
          <>
            <Steps kind={printer.kind} path={path} />
            <Heard printer={printer} />
          </>
        )}
        <div className={css.foot}>
          <Button kind="line" icon={<IconPrinter />} busy={test.busy} onClick={test.print}>
            {t.printTest}
          </Button>
          <Button onClick={onClose}>{t.done}</Button>
        </div>
      </div>
    </Pane>
  );
}
