import { indexBrands, type Brands } from '#brand/brands';
import { brandPlaces, readFolder } from '#brand/folders';
import { knownTexts, textsIn } from '#brand/own-texts';
import { type LoadedBrand, readBrand } from '#brand/read-brand';

/** The brands of a folder, without a database: any that cannot be read is an error. */
export function loadBrands(dir: string, fallback?: string): Brands {
  const known = knownTexts(textsIn(dir));
  const all = brandPlaces(dir).map((place) => readBrand(readFolder(place).source, place, known));
  return indexBrands(all, fallback);
}

export function demoOf(brands: Brands): LoadedBrand {
  const demo = brands.byCode('demo');
  if (!demo) throw new Error('there is no demo brand');
  return demo;
}
