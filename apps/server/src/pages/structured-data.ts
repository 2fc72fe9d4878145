import type { Category, Product } from '@servery/contract/entities/menu';
import type { Merchant } from '@servery/contract/entities/merchant';
import { weekdays } from '@servery/contract/entities/fulfilment';
import { dayName } from '@servery/domain/hours/words';

/** Beyond this a menu is told by its sections: nobody indexes ten thousand dishes, and every visitor would load them. */
const MOST_ITEMS = 300;

const DIETS = [
  ['is_gluten_free', 'GlutenFreeDiet'],
  ['is_lactose_free', 'LowLactoseDiet'],
  ['is_vegetarian', 'VegetarianDiet'],
  ['is_vegan', 'VeganDiet'],
  ['is_halal', 'HalalDiet'],
] as const;

function itemOf(product: Product, currency: string) {
  const diets = DIETS.filter(([flag]) => product[flag] === 1);
  return {
    '@type': 'MenuItem',
    name: product.name,
    ...(product.desc !== '' && { description: product.desc }),
    offers: { '@type': 'Offer', price: product.base_price, priceCurrency: currency },
    ...(diets.length > 0 && { suitableForDiet: diets.map(([, diet]) => `https://schema.org/${diet}`) }),
  };
}

const sectionOf = (category: Category, currency: string | undefined) => ({
  '@type': 'MenuSection',
  name: category.name,
  ...(currency !== undefined && { hasMenuItem: category.items.map((product) => itemOf(product, currency)) }),
});

function hoursOf(merchant: Merchant) {
  const first = merchant.fulfilment[0];
  if (!first) return [];
  return weekdays.flatMap((day) =>
    first[`available_${day}`].map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: dayName(day),
      opens: from,
      closes: to,
    })),
  );
}

/** The venue and its menu in the words of schema.org. */
export function structuredData(merchant: Merchant): object {
  const { menu, locale } = merchant;
  const currency = menu.item_count <= MOST_ITEMS ? locale.currency_code : undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name: merchant.name,
    telephone: merchant.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: merchant.address1,
      addressLocality: merchant.suburb,
      addressRegion: merchant.state,
      postalCode: merchant.postcode,
      addressCountry: locale.country_code,
    },
    geo: { '@type': 'GeoCoordinates', latitude: merchant.location.lat, longitude: merchant.location.long },
    openingHoursSpecification: hoursOf(merchant),
    currenciesAccepted: locale.currency_code,
    hasMenu: {
      '@type': 'Menu',
      name: `${merchant.name} menu`,
      inLanguage: 'en-AU',
      hasMenuSection: menu.items.map((category) => sectionOf(category, currency)),
    },
  };
}
