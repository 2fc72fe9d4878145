import type { LegalName } from '@servery/contract/legal';
import { useQuery } from '@tanstack/react-query';
import { legalQuery } from '#api/legal.ts';
import { catalogue } from '@servery/domain/texts/catalogue';

const UNTIL_READ: Readonly<Record<LegalName, string>> = catalogue('legal-until-read', {
  terms: 'Terms of use',
  privacy: 'Privacy policy',
});

/** What the brand calls the text; until it is here, what such a text is called. */
export const useLegalTitle = (name: LegalName): string =>
  useQuery(legalQuery(name)).data?.title ?? UNTIL_READ[name];
