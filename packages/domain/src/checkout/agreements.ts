import type { Agreement } from '@servery/contract/entities/checkout';
import { checkoutTexts } from '#messages/checkout-texts';

export type AgreementSettings = Readonly<Record<Agreement, { enabled: boolean }>>;
export type Agreed = Readonly<Record<Agreement, boolean>>;

const ORDER: readonly Agreement[] = ['age', 'terms'];
export const askedAgreements = (settings: AgreementSettings): Agreement[] =>
  ORDER.filter((each) => settings[each].enabled);

/** What was asked for and given, as an order keeps it. */
export const givenAgreements = (settings: AgreementSettings, agreed: Agreed): Agreement[] =>
  askedAgreements(settings).filter((each) => agreed[each]);

/** The first agreement that is asked for and was not given. */
export function agreementProblem(
  settings: AgreementSettings,
  agreed: Agreed,
): { agreement: Agreement; text: string } | undefined {
  const missing = askedAgreements(settings).find((each) => !agreed[each]);
  return missing && { agreement: missing, text: checkoutTexts[missing] };
}
