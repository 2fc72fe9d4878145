import type { Upgrade } from '@servery/contract/envelope';
import { texts } from '@servery/domain/messages/texts';
import { upgradePrompt } from '#features/upgrade/upgrade-prompt.ts';
import { platform } from '#platform/browser.ts';
import { sayBad, toaster } from '#state/toasts.ts';

let said = '';

/** Says it once, however many answers repeat it; what is required stays until it is done. */
export function showUpgrade(upgrade: Upgrade): void {
  const prompt = upgradePrompt(upgrade, platform.native);
  if (!prompt || prompt.text === said) return;
  said = prompt.text;
  const store = () => {
    if (!platform.openStore(upgrade.Link)) sayBad(texts.storeNotOpened);
  };
  toaster.show({
    id: 'upgrade',
    look: 'snackbar',
    kind: 'info',
    text: prompt.text,
    ms: prompt.ms,
    action: {
      label: prompt.action.label,
      run: prompt.action.does === 'reload' ? () => location.reload() : store,
    },
  });
}
