import { readProductsCsv } from '#imports/products-csv';
import type { Reading } from '#imports/reading';
import { readSchemaMenu } from '#imports/schema-menu';
import { isSquareCatalogue, readSquareCatalogue } from '#imports/square';

/** A menu out of whatever somebody brings: a page, Square's own table, or any other table of products. */
export function readMenu(text: string, slug: string): Reading {
  if (/^\uFEFF?\s*[<{[]/.test(text)) return readSchemaMenu(text.replace(/^\uFEFF/, ''), slug);
  return isSquareCatalogue(text) ? readSquareCatalogue(text, slug) : readProductsCsv(text, slug);
}
