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

export type AgreementProblem = { agreement: Agreement; text: string };

/** What is asked for and was not agreed to. */
export const agreementProblems = (settings: AgreementSettings, agreed: Agreed): AgreementProblem[] =>
  askedAgreements(settings)
    .filter((each) => !agreed[each])
    .map((agreement) => ({ agreement, text: checkoutTexts[agreement] }));

export const agreementProblem = (settings: AgreementSettings, agreed: Agreed): AgreementProblem | undefined =>
  agreementProblems(settings, agreed)[0];
