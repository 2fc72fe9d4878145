import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '@servery/contract/brand';
import { type LegalName, type LegalText, legalText } from '@servery/contract/legal';
import { readLegalText } from '@servery/domain/legal/read-legal-text';
import { parsedFile } from '#brand/brand-error';

const DEFAULTS = join(import.meta.dirname, 'legal');

/** The file with a brand's own text, or the one that serves every brand without. */
function fileOf(folder: string, name: LegalName): string {
  const own = join(folder, `${name}.md`);
  return existsSync(own) ? own : join(DEFAULTS, `${name}.md`);
}

export type LegalTexts = Readonly<Record<LegalName, LegalText>>;

export function loadLegalTexts(brand: Brand, folder: string): LegalTexts {
  const { website, support_email } = brand.words;
  const words = { brand: brand.name, website, support_email };
  const load = (name: LegalName): LegalText => {
    const file = fileOf(folder, name);
    return parsedFile(legalText, file, readLegalText(readFileSync(file, 'utf8'), words));
  };
  return { terms: load('terms'), privacy: load('privacy') };
}
