import type { Upgrade } from '@servery/contract/envelope';
import { texts, toastMs } from '@servery/domain/messages/texts';

export type UpgradePrompt = {
  text: string;
  ms: number | 'until-dismissed';
  action: { label: string; does: 'reload' | 'store' };
};

/** What is said of a newer version: a page is loaded again, an app comes from its store. */
export function upgradePrompt(upgrade: Upgrade, native: boolean): UpgradePrompt | undefined {
  if (upgrade.Available !== 1) return undefined;
  const required = upgrade.Required === 1;
  if (native)
    return {
      text: required ? texts.updateInApp : texts.updateAvailable,
      ms: required ? 'until-dismissed' : toastMs.upgrade,
      action: { label: 'App Store', does: 'store' },
    };
  return {
    text: required ? texts.updateOnWeb : texts.updateAvailable,
    ms: required ? 'until-dismissed' : toastMs.upgrade,
    action: { label: 'Refresh', does: 'reload' },
  };
}
