import type { Brand } from '@servery/contract/brand';
import { logoColour } from '@servery/domain/brand/logo-colour';
import {
  mainColours,
  nearest,
  recoloured,
  type Scheme,
  withBoth,
  withColour,
} from '@servery/domain/brand/recolour';
import { contrastProblems } from '@servery/domain/brand/contrast';
import { shapeVariables } from '@servery/domain/brand/theme';
import { TextButton } from '@servery/ui/actions/button';
import { Segmented } from '@servery/ui/choices/segmented';
import { IconSparkles } from '@servery/ui/foundations/icon-more';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { ContrastList } from '#features/brand/contrast-list.tsx';
import { PicturesPart } from '#features/brand/pictures-part.tsx';
import { pixelsOf } from '#features/brand/pixels.ts';
import type { Mend } from '#features/brand/rules/contrast-rows.ts';
import type { Written } from '#features/brand/rules/written.ts';
import { Swatch } from '#features/brand/swatch.tsx';
import type { BrandDraft } from '#features/brand/use-brand.ts';
import { sayBad } from '#toasts/toaster.ts';
import pane from '#parts/pane.module.css';
import css from './look.module.css';
import { colourNames, t } from '#features/brand/texts.ts';

type Font = Brand['theme']['display_font'];
const FONTS: readonly { font: Font; weight: number; name: () => string }[] = [
  { font: 'fraunces', weight: 560, name: () => t.fraunces },
  { font: 'space-grotesk', weight: 640, name: () => t.grotesk },
  { font: 'inter', weight: 700, name: () => t.inter },
];
const CORNERS = {
  round: { radius_m: 12, radius_l: 20 },
  soft: { radius_m: 8, radius_l: 12 },
  square: { radius_m: 2, radius_l: 4 },
} as const;
type Corners = keyof typeof CORNERS;

const cornersOf = ({ radius_m }: Written['corners']): Corners =>
  radius_m >= 11 ? 'round' : radius_m >= 5 ? 'soft' : 'square';

type PartProps = { draft: BrandDraft; held: Written; mediaUrl: string };

/** The colour of the logo, as near to it as can be read. */
async function fromLogo({ draft, mediaUrl }: PartProps): Promise<string | undefined> {
  const pixels = await pixelsOf(`${mediaUrl}${draft.value.marks.logo}`);
  const found = pixels && logoColour(pixels);
  const { light } = draft.value.colours;
  if (found === undefined || !light) return undefined;
  const isRead = (accent: string) => contrastProblems(recoloured(light, { accent }, 'light')).length === 0;
  return nearest(found, isRead);
}

type SchemesProps = {
  colours: Written['colours'];
  scheme: Scheme;
  onScheme: (scheme: Scheme) => void;
  onChange: (next: Partial<Written['colours']>) => void;
};

/** In which colours customers see the shop, and which of them are being changed. */
function Schemes({ colours, scheme, onScheme, onChange }: SchemesProps) {
  const follow = (next: Written['colours']['scheme']) => {
    const { light, dark } = withBoth(colours, next);
    onChange({ scheme: next, light: light ?? null, dark: dark ?? null });
  };
  return (
    <div className={css.choices}>
      <Segmented
        label={t.shownIn}
        size="s"
        items={[
          { value: 'light', label: t.light },
          { value: 'dark', label: t.dark },
          { value: 'auto', label: t.auto },
        ]}
        value={colours.scheme}
        onChange={follow}
      />
      {colours.light && colours.dark && (
        <Segmented
          label={t.whichColours}
          size="s"
          items={[
            { value: 'light', label: t.dayColours },
            { value: 'dark', label: t.nightColours },
          ]}
          value={scheme}
          onChange={onScheme}
        />
      )}
    </div>
  );
}

function Colours(props: PartProps) {
  const { draft, held } = props;
  const { colours } = draft.value;
  const [wanted, setWanted] = useState<Scheme>('light');
  const scheme: Scheme = colours[wanted] ? wanted : wanted === 'light' ? 'dark' : 'light';
  const palette = colours[scheme];
  const set = (next: Partial<Written['colours']>) => draft.change({ colours: { ...colours, ...next } });
  const choose = ({ scheme: of, colour, to }: Mend) => {
    const { light, dark } = withColour(colours, { scheme: of, colour, to });
    set({ light: light ?? null, dark: dark ?? null });
  };
  // What was changed while the logo was looked at stays changed.
  const take = useRef(choose);
  useEffect(() => {
    take.current = choose;
  });
  const takeFromLogo = async () => {
    const to = await fromLogo(props);
    if (to === undefined) sayBad(t.noLogoColour, 'from-logo');
    else take.current({ scheme: 'light', colour: 'accent', to });
  };
  if (!palette) return null;
  return (
    <>
      <section aria-label={t.colours} className={pane.part}>
        <header className={css.head}>
          <h3>{t.colours}</h3>
          <TextButton icon={<IconSparkles />} onClick={() => void takeFromLogo()}>
            {t.fromLogo}
          </TextButton>
        </header>
        <Schemes colours={colours} scheme={scheme} onScheme={setWanted} onChange={set} />
        <div className={css.swatches}>
          {mainColours.map((colour) => (
            <Swatch
              key={`${scheme}-${colour}`}
              label={colourNames[colour]}
              value={palette[colour]}
              changed={held.colours[scheme]?.[colour] !== palette[colour]}
              onChange={(to) => choose({ scheme, colour, to })}
            />
          ))}
        </div>
      </section>
      <ContrastList colours={colours} onMend={choose} />
    </>
  );
}

function Type({ draft }: Pick<PartProps, 'draft'>) {
  const { type, corners } = draft.value;
  return (
    <section aria-label={t.type} className={pane.part}>
      <header className={css.head}>
        <h3>{t.type}</h3>
        <Segmented
          label={t.corners}
          size="s"
          items={[
            { value: 'round', label: t.round },
            { value: 'soft', label: t.soft },
            { value: 'square', label: t.square },
          ]}
          value={cornersOf(corners)}
          onChange={(next) => draft.change({ corners: CORNERS[next] })}
        />
      </header>
      <div className={css.types} role="radiogroup" aria-label={t.font}>
        {FONTS.map(({ font, weight, name }) => (
          <label key={font}>
            <input
              type="radio"
              name="font"
              className="visually-hidden"
              checked={type.display_font === font}
              onChange={() => draft.change({ type: { display_font: font, display_weight: weight } })}
            />
            <b
              aria-hidden
              style={
                shapeVariables({ ...corners, display_font: font, display_weight: weight }) as CSSProperties
              }
            >
              {t.fontSample}
            </b>
            <span>{name()}</span>
          </label>
        ))}
      </div>
    </section>
  );
}

/** Colours with their contrast, type and pictures. */
export function LookPart(props: PartProps) {
  return (
    <>
      <Colours {...props} />
      <Type draft={props.draft} />
      <PicturesPart {...props} />
    </>
  );
}
