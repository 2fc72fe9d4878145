import type { Contactless } from '@servery/contract/entities/checkout';
import type { FulfilmentCode } from '@servery/contract/entities/fulfilment';
import { t } from '#checkout/texts';

export type ContactlessOffer = { label: string; desc: string; notesLink: string };

/** What a fulfilment type offers for a handover without contact; nothing where the menu does not. */
export function contactlessOffer(
  settings: Contactless,
  code: FulfilmentCode | undefined,
): ContactlessOffer | undefined {
  if (code === undefined || settings.enabled !== 1 || settings[code] !== 1) return undefined;
  return {
    label: settings[`${code}_label`] || t.contactless,
    desc: settings[`${code}_desc`],
    notesLink: settings[`${code}_notes_link`],
  };
}
