import type { Palette } from '@servery/contract/brand';
import { shapeVariables } from '@servery/domain/brand/theme';
import { IconMoon, IconSun } from '@servery/ui/foundations/icon-more';
import type { CSSProperties, ReactNode } from 'react';
import { DocketPreview } from '#features/brand/preview-docket.tsx';
import { HomePreview } from '#features/brand/preview-home.tsx';
import { KioskPreview } from '#features/brand/preview-kiosk.tsx';
import { MenuPreview } from '#features/brand/preview-menu.tsx';
import { ReceiptPreview } from '#features/brand/preview-receipt.tsx';
import type { PreviewProps, View } from '#features/brand/place.ts';
import type { Written } from '#features/brand/rules/written.ts';
import css from './previews.module.css';
import { t } from '#features/brand/texts.ts';

/** The shop's own colours, type and corners, on what is drawn alone. */
function dressOf({ type, corners }: Written, palette: Palette): CSSProperties {
  const colours = Object.entries(palette).map(([name, colour]) => [`--${name}`, colour]);
  return { ...Object.fromEntries(colours), ...shapeVariables({ ...type, ...corners }) } as CSSProperties;
}

const DRAWN: Readonly<Record<Exclude<View, 'docket'>, (props: PreviewProps) => ReactNode>> = {
  home: HomePreview,
  menu: MenuPreview,
  receipt: ReceiptPreview,
  kiosk: KioskPreview,
};

/** The shop as it will be, by day and by night. */
export function Previews({ view, ...props }: PreviewProps & { view: View }) {
  if (view === 'docket') return <DocketPreview {...props} />;
  const { colours } = props.value;
  const Drawn = DRAWN[view];
  return (
    <div className={css.phones}>
      {(['light', 'dark'] as const).map((scheme) => {
        const palette = colours[scheme];
        if (!palette) return null;
        return (
          <figure key={scheme} className={css.figure} aria-label={scheme === 'light' ? t.inLight : t.inDark}>
            <figcaption>
              {scheme === 'light' ? <IconSun /> : <IconMoon />}
              {scheme === 'light' ? t.light : t.dark}
            </figcaption>
            <div aria-hidden className={css.phone} data-kiosk={view === 'kiosk' || undefined}>
              <div className={css.screen} data-scheme={scheme} style={dressOf(props.value, palette)}>
                <Drawn {...props} />
              </div>
            </div>
          </figure>
        );
      })}
    </div>
  );
}
