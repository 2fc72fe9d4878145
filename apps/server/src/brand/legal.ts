import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '@servery/contract/brand';
import { type LegalName, type LegalText, legalText } from '@servery/contract/legal';
import { readLegalText } from '@servery/domain/legal/read-legal-text';
import { parsedFile } from '#brand/brand-error';

const DEFAULTS = join(import.meta.dirname, 'legal');

export type LegalTexts = Readonly<Record<LegalName, LegalText>>;
/** A brand's own texts; an empty one is the text that serves every brand. */
export type OwnLegal = Readonly<Record<LegalName, string>>;

/** The text that serves every brand. */
export const defaultLegal = (name: LegalName): string => readFileSync(join(DEFAULTS, `${name}.md`), 'utf8');

export function legalTextsOf(brand: Brand, own: OwnLegal, place: string): LegalTexts {
  const { website, support_email } = brand.words;
  const words = { brand: brand.name, website, support_email };
  const load = (name: LegalName): LegalText => {
    const text = own[name] || defaultLegal(name);
    return parsedFile(legalText, `${place}/${name}.md`, readLegalText(text, words));
  };
  return { terms: load('terms'), privacy: load('privacy') };
}
