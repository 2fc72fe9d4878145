import type { Brand } from '@servery/contract/brand';
import { paletteAround } from '#brand/look';

type Font = Brand['theme']['display_font'];
export type NewBrand = {
  code: string;
  name: string;
  token: string;
  hosts: readonly string[];
  menuName: string;
  accent: string;
  font: Font;
  tagline: string;
  openingTimes: string;
  website: string;
  email: string;
};

const WEIGHT: Readonly<Record<Font, number>> = { fraunces: 560, 'space-grotesk': 640, inter: 700 };

/** What a `brand.json` of a brand with one venue says. */
export const newBrandDefinition = (it: NewBrand): string =>
  JSON.stringify(
    {
      code: it.code,
      name: it.name,
      token: it.token,
      app_id: `servery-${it.code}`,
      hosts: it.hosts,
      menu_name: it.menuName,
      theme: {
        scheme: 'light',
        display_font: it.font,
        display_weight: WEIGHT[it.font],
        radius_m: 12,
        radius_l: 20,
        light: paletteAround(it.accent),
      },
      words: {
        tagline: it.tagline,
        opening_times: it.openingTimes,
        credit: 'Made with Servery',
        website: it.website,
        support_email: it.email,
      },
      flags: {
        hide_home: true,
        hide_merchant_card: false,
        hide_sub_tabs: false,
        hide_search: false,
        hide_footer: false,
        hide_pictures: false,
        hide_about: false,
        hide_account: false,
      },
      app: { newest_version: '3.1.21', update_required: false, link: it.website },
    },
    null,
    2,
  );
