import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { BrandError } from '#brand/brand-error';
import type { BrandSource } from '#brand/read-brand';

/** A brand as a folder: brand.json, and terms.md and privacy.md where it has its own. */
export type BrandFolder = { code: string; place: string; source: BrandSource; digest: string };

const named = z.object({ code: z.string() });

const textIn = (folder: string, name: string): string => {
  const file = join(folder, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

function codeIn(definition: string, place: string): string {
  try {
    return named.parse(JSON.parse(definition)).code;
  } catch {
    throw new BrandError(`${place}/brand.json is not JSON with a code`);
  }
}

export function readFolder(place: string): BrandFolder {
  const definition = textIn(place, 'brand.json');
  const legal = { terms: textIn(place, 'terms.md'), privacy: textIn(place, 'privacy.md') };
  const digest = hash('sha256', JSON.stringify([definition, legal]), 'base64url');
  return { code: codeIn(definition, place), place, source: { definition, legal, version: 0 }, digest };
}

/** The folders below one that hold a brand. */
export const brandPlaces = (dir: string): string[] =>
  (existsSync(dir) ? readdirSync(dir, { withFileTypes: true }) : [])
    .filter((entry) => entry.isDirectory() && existsSync(join(dir, entry.name, 'brand.json')))
    .map((entry) => join(dir, entry.name));
