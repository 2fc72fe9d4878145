import { streetLine, townLine } from './find.ts';
import type { SandboxPlace } from './places.ts';

const COUNTRY = { AU: 'Australia', NZ: 'New Zealand', GB: 'United Kingdom' } as const;

const types = (place: SandboxPlace): string[] =>
  ({
    address: ['street_address', 'geocode'],
    street: ['route', 'geocode'],
    suburb: ['locality', 'political'],
  })[place.kind];

export function prediction(place: SandboxPlace) {
  const town = `${townLine(place)}, ${COUNTRY[place.suburb.country]}`;
  const [main, secondary] =
    place.kind === 'suburb'
      ? [place.suburb.name, `${place.suburb.state}, ${COUNTRY[place.suburb.country]}`]
      : [streetLine(place), town];
  return {
    placePrediction: {
      place: `places/${place.id}`,
      placeId: place.id,
      text: { text: `${main}, ${secondary}` },
      structuredFormat: { mainText: { text: main }, secondaryText: { text: secondary } },
      types: types(place),
    },
  };
}

export function placeDetails(place: SandboxPlace) {
  const { unit, number, street, suburb } = place;
  const component = (type: string, long: string, short = long) =>
    long === '' ? [] : [{ longText: long, shortText: short, types: [type], languageCode: 'en-AU' }];
  return {
    id: place.id,
    formattedAddress: [streetLine(place), townLine(place), COUNTRY[suburb.country]]
      .filter(Boolean)
      .join(', '),
    location: { latitude: place.lat, longitude: place.long },
    addressComponents: [
      ...component('subpremise', unit),
      ...component('street_number', number),
      ...component('route', street),
      ...component('locality', suburb.name),
      ...component('administrative_area_level_1', suburb.state),
      ...component('country', COUNTRY[suburb.country], suburb.country),
      ...component('postal_code', suburb.postcode),
    ],
  };
}
