import type { Brand } from '@servery/contract/brand';
import type { BrandShown, HomePage } from '@servery/contract/calls/console/brand';
import type { Palette } from '@servery/contract/brand';

type Theme = Brand['theme'];
export type Block = HomePage['blocks'][number];
export type News = HomePage['news'][number];

/** A brand as it is changed here: what one decides about is one field. */
export type Written = {
  name: string;
  colours: { scheme: Theme['scheme']; light: Palette | null; dark: Palette | null };
  type: Pick<Theme, 'display_font' | 'display_weight'>;
  corners: Pick<Theme, 'radius_m' | 'radius_l'>;
  /** With the small one in a browser's tab. */
  marks: { logo: string; favicon: string };
  hero: string;
  tagline: string;
  about: string;
  opening_times: string;
  credit: string;
  website: string;
  support_email: string;
  notify: Brand['notify'];
  texts: Brand['texts'];
  terms: string;
  privacy: string;
  blocks: Block[];
  news: News[];
};

const brandOf = ({ definition }: Pick<BrandShown, 'definition'>): Brand => JSON.parse(definition) as Brand;

export function writtenOf(shown: BrandShown): Written {
  const { name, theme, pictures, words, notify, texts } = brandOf(shown);
  const { display_font, display_weight, radius_m, radius_l } = theme;
  return {
    name,
    colours: { scheme: theme.scheme, light: theme.light ?? null, dark: theme.dark ?? null },
    type: { display_font, display_weight },
    corners: { radius_m, radius_l },
    marks: { logo: pictures.logo, favicon: pictures.favicon },
    hero: pictures.hero,
    tagline: words.tagline,
    about: words.about,
    opening_times: words.opening_times,
    credit: words.credit,
    website: words.website,
    support_email: words.support_email,
    notify,
    texts,
    terms: shown.terms,
    privacy: shown.privacy,
    blocks: shown.home?.blocks ?? [],
    news: shown.home?.news ?? [],
  };
}

/** The same as the server takes it, with everything of the brand that is not changed here. */
export function definitionOf(shown: BrandShown, value: Written): string {
  const brand = brandOf(shown);
  const { colours, type, corners, marks, hero, name, notify, texts } = value;
  const { tagline, about, opening_times, credit, website, support_email } = value;
  const next: Brand = {
    ...brand,
    name: name.trim(),
    notify,
    texts,
    theme: {
      ...brand.theme,
      ...type,
      ...corners,
      scheme: colours.scheme,
      light: colours.light ?? undefined,
      dark: colours.dark ?? undefined,
    },
    pictures: { ...brand.pictures, ...marks, hero },
    words: { ...brand.words, tagline, about, opening_times, credit, website, support_email },
  };
  return JSON.stringify(next);
}

export const isHomeChanged = (held: Written, value: Written): boolean =>
  JSON.stringify([held.blocks, held.news]) !== JSON.stringify([value.blocks, value.news]);
