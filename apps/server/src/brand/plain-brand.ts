import { newBrandDefinition } from '@servery/domain/brand/new-brand';
import { type LoadedBrand, readBrand } from '#brand/read-brand';

let held: LoadedBrand | undefined;

/** Whom calls of the console are made for while there is no brand yet: nobody's shop, at no address. */
export const plainBrand = (): LoadedBrand =>
  (held ??= readBrand(
    {
      definition: newBrandDefinition({
        code: 'servery',
        name: 'Servery',
        token: 'none',
        hosts: [],
        menuName: 'none',
        accent: '#2f5d4a',
        font: 'inter',
        tagline: '',
        openingTimes: '',
        website: '',
        email: '',
      }),
      legal: { terms: '', privacy: '' },
      version: 0,
    },
    'servery',
    new Map(),
  ));
