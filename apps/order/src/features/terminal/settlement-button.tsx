import { networkError, toastMs } from '@servery/domain/messages/texts';
import { Button } from '@servery/ui/actions/button';
import { IconReceipt } from '@servery/ui/foundations/icon-more';
import { Text } from '@servery/ui/foundations/text';
import { Dialog } from '@servery/ui/overlays/sheet';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { t } from '#features/terminal/texts.ts';
import { useEftpos, usePaired } from '#features/terminal/use-paired.ts';
import { platform } from '#platform/browser.ts';
import { sayBad, sayInfo } from '#state/toasts.ts';
import css from './settlement-button.module.css';

type Settled = { lines: readonly string[]; queued: boolean };

/** Asks the pinpad once: a day that is settled twice has a second slip with nothing on it. */
function useSettle(posGuid: string) {
  const [busy, setBusy] = useState(false);
  const [settled, setSettled] = useState<Settled>();
  const settle = async (): Promise<void> => {
    setBusy(true);
    const said = await call('Linkly.settlement', { pos_guid: posGuid });
    setBusy(false);
    if (!said.ok) return void sayBad(said.code === 'network' ? networkError('LS1') : said.message);
    const { lines, queued } = said.value;
    setSettled({ lines, queued: queued === 1 });
    if (queued === 1) sayInfo(t.settlementPrinting, toastMs.printStatus);
  };
  return { busy, settled, settle, forget: () => setSettled(undefined) };
}

/** The pinpad’s day is closed, and its totals are on paper, or on the screen where the venue has no printer for them. */
export function SettlementButton() {
  const paired = usePaired();
  const { data } = useEftpos();
  const [asking, setAsking] = useState(false);
  const { busy, settled, settle, forget } = useSettle(data?.pos_guid ?? '');
  if (!paired) return null;
  const close = () => {
    setAsking(false);
    forget();
  };
  return (
    <>
      <Button kind="raised" size="s" icon={<IconReceipt />} onClick={() => setAsking(true)}>
        {t.settle}
      </Button>
      <Dialog open={asking} onClose={close} title={settled ? t.settledTitle : t.settleTitle}>
        {settled ? (
          <>
            <pre className={css.paper}>{settled.lines.join('\n')}</pre>
            {settled.queued ? null : (
              <Button kind="quiet" shape="block" wide onClick={() => platform.print()}>
                {t.printSettlement}
              </Button>
            )}
            <Button shape="block" wide onClick={close}>
              {t.done}
            </Button>
          </>
        ) : (
          <>
            <Text>{t.settleNote}</Text>
            <Button shape="block" wide busy={busy} onClick={() => void settle()}>
              {t.settle}
            </Button>
          </>
        )}
      </Dialog>
    </>
  );
}
