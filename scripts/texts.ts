import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allCatalogues, surfaces, textsBySurface } from './texts/list-texts.ts';
import { ROOT } from './texts/source-files.ts';

/** Writes down every text that a brand can change, by where it is read. */
const folder = join(ROOT, 'brands/texts');
mkdirSync(folder, { recursive: true });
const texts = textsBySurface(allCatalogues());
for (const surface of surfaces) {
  writeFileSync(join(folder, `${surface}.json`), `${JSON.stringify(texts[surface], null, 2)}\n`);
  console.log(`${surface}: ${Object.keys(texts[surface]).length}`);
}
