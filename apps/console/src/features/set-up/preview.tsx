import type { SetUp } from '@servery/contract/entities/set-up';
import { paletteAround, paletteProblem } from '@servery/domain/brand/look';
import { IconPlus, IconShoppingBag } from '@servery/ui/foundations/icon';
import { IconEyeOff } from '@servery/ui/foundations/icon-more';
import type { CSSProperties } from 'react';
import css from './preview.module.css';
import type { Live } from '#features/set-up/step-props.ts';
import { t } from '#features/set-up/texts.ts';

const FALLBACK = '#2f5d4a';
const MOST_CATEGORIES = 3;
const MOST_PRODUCTS = 3;

/** The shop's own colours, on the phone alone; one that nobody could read is not shown. */
function dressOf(accent: string): CSSProperties {
  const palette = paletteAround(paletteProblem(accent) ? FALLBACK : accent);
  const colours = Object.entries(palette).map(([name, colour]) => [`--${name}`, colour]);
  return Object.fromEntries(colours) as CSSProperties;
}

function Dishes({ menu }: { menu: SetUp['menu'] }) {
  const filled = menu.categories.filter(({ products }) => products.length > 0).slice(0, MOST_CATEGORIES);
  if (filled.length === 0) return <p className={css.nothing}>{t.noProducts}</p>;
  return (
    <>
      <div className={css.chips}>
        {filled.map(({ name }) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      {filled.map(({ name, products }) => (
        <div key={name}>
          <p className={css.category}>{name}</p>
          {products.slice(0, MOST_PRODUCTS).map((product) => (
            <div key={product.name} className={css.dish}>
              <div>
                <b>{product.name}</b>
                <p>{product.description}</p>
                <span>${product.price}</span>
              </div>
              <span className={css.add}>
                <IconPlus />
              </span>
            </div>
          ))}
        </div>
      ))}
    </>
  );
}

/** What customers will see, of all that was told so far. */
export function Preview({ setUp, live }: { setUp: SetUp; live: Live }) {
  const { who, place, look } = setUp.draft;
  const accent = live.accent ?? look?.accent ?? FALLBACK;
  const font = live.font ?? look?.font ?? 'fraunces';
  const tagline = live.tagline ?? look?.tagline ?? '';
  const minutes = live.minutes ?? place?.ready_minutes ?? 15;
  return (
    <div className={css.preview}>
      <p className={css.head}>{t.preview}</p>
      <div className={css.phone} aria-hidden>
        <div className={css.screen} data-font={font} style={dressOf(accent)}>
          <div className={css.store}>
            <p className={css.name}>{live.name || who?.venue_name || t.yourVenue}</p>
            {tagline !== '' && <p>{tagline}</p>}
            <p className={css.soft}>{live.suburb ?? place?.suburb ?? ''}</p>
          </div>
          <div className={css.way}>
            <i>
              <IconShoppingBag />
            </i>
            <span>
              <b>{t.pickup}</b>
              <small>{t.asSoonAs({ count: minutes })}</small>
            </span>
          </div>
          <Dishes menu={live.menu ?? setUp.menu} />
        </div>
      </div>
      <p className={css.only}>
        <IconEyeOff />
        {t.previewNote}
      </p>
    </div>
  );
}
