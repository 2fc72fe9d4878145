import type { Upgrade } from '@servery/contract/envelope';
import { toastMs } from '@servery/domain/messages/texts';
import { laterTexts } from '@servery/domain/messages/later-texts';
import { more } from '#shared/more-texts.ts';

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
      text: required ? laterTexts.updateInApp : laterTexts.updateAvailable,
      ms: required ? 'until-dismissed' : toastMs.upgrade,
      action: { label: 'App Store', does: 'store' },
    };
  return {
    text: required ? laterTexts.updateOnWeb : laterTexts.updateAvailable,
    ms: required ? 'until-dismissed' : toastMs.upgrade,
    action: { label: more.refresh, does: 'reload' },
  };
}
