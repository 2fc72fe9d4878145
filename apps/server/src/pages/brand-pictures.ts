import type { LoadedBrand } from '#brand/read-brand';
import { type Files, madePicture } from '#pages/files';

const LETTERS = 2;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (char) => ENTITIES[char] ?? char);

/** 'The Roaming Van' as 'RV': the first letters of its words, without the small ones. */
function lettersOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const telling = words.filter((word) => !/^(the|and|of|at|a)$/i.test(word));
  return (telling.length > 0 ? telling : words)
    .slice(0, LETTERS)
    .map((word) => String.fromCodePoint(word.codePointAt(0) ?? 0).toUpperCase())
    .join('');
}

const badge = (letters: string, { ground, ink }: { ground: string; ink: string }): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="18" fill="${ground}"/><text x="32" y="33" fill="${ink}" font-family="system-ui, sans-serif" font-size="${letters.length > 1 ? 26 : 34}" font-weight="700" text-anchor="middle" dominant-baseline="central">${escape(letters)}</text></svg>`;

const hero = ({ ground, soft }: { ground: string; soft: string }): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300" fill="${soft}"/><circle cx="300" cy="190" r="150" fill="${ground}" opacity=".16"/><circle cx="90" cy="90" r="60" fill="${ground}" opacity=".1"/></svg>`;

/** For a brand that has brought no pictures: drawn of its name, in its colours. */
export function brandPictures({ name, theme }: LoadedBrand): Files {
  const palette = theme.light ?? theme.dark;
  const ground = palette?.accent ?? '#2f5d4a';
  const letters = badge(lettersOf(name), { ground, ink: palette?.['accent-ink'] ?? '#ffffff' });
  const picture = madePicture(letters);
  const wide = madePicture(hero({ ground, soft: palette?.['accent-soft'] ?? '#ffffff' }));
  return new Map([
    ['logo.svg', () => picture],
    ['favicon.svg', () => picture],
    ['hero.svg', () => wide],
  ]);
}
