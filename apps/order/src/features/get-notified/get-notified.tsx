import { Button } from '@servery/ui/actions/button';
import { IconBell } from '@servery/ui/foundations/icon-more';
import { Status } from '@servery/ui/actions/badge';
import { useEffect, useState } from 'react';
import { platform } from '#platform/browser.ts';
import { t } from '#features/get-notified/texts.ts';

/** Only where somebody can be reached by push: in the app. */
export function GetNotified() {
  const [state, setState] = useState<'off' | 'asking' | 'on'>('off');
  useEffect(() => {
    void platform.push?.permission().then((held) => held === 'granted' && setState('on'));
  }, []);
  if (!platform.push) return null;
  if (state === 'on') return <Status>{t.notificationsAreOn}</Status>;
  const press = async () => {
    setState('asking');
    const { getNotified } = await import('#features/push/index.ts');
    setState((await getNotified()) === 'registered' ? 'on' : 'off');
  };
  return (
    <div>
      <Button kind="line" size="s" icon={<IconBell />} busy={state === 'asking'} onClick={() => void press()}>
        {t.getNotified}
      </Button>
    </div>
  );
}
