import type { EditedZone } from '@servery/contract/entities/fulfilment-editor';
import type { CSSProperties, KeyboardEvent } from 'react';
import { ringMap, strengthOf, TILE } from '#features/fulfilment/rules/ring-map.ts';
import css from './ring-map.module.css';
import { t } from '#features/fulfilment/texts.ts';

/** A colour for each zone, on the map and in the table. */
export const toneOf = (zone: number, count: number): CSSProperties =>
  ({ '--strength': `${Math.round(strengthOf(zone, count) * 100)}%` }) as CSSProperties;

type Props = {
  zones: readonly EditedZone[];
  /** Postcodes of the zone that is open. */
  chosen: readonly string[];
  /** While a zone is being written, a press takes a postcode in or out; else it opens the zone. */
  isDrawing: boolean;
  onPress: (postcode: string) => void;
};

/** Stronger than that, light words are read more easily than dark ones. */
const LIGHT_FROM = 0.74;
type TileAt = ReturnType<typeof ringMap>['tiles'][number];

function ZoneTile({ tile, zones, chosen, isDrawing, onPress }: Props & { tile: TileAt }) {
  const { postcode, zone: at, x, y } = tile;
  const zone = zones[at];
  if (!zone) return null;
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onPress(postcode);
  };
  return (
    <g
      // An SVG has no buttons of its own.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="button"
      tabIndex={0}
      aria-label={zone.name === '' ? postcode : t.tile({ postcode, zone: zone.name })}
      aria-pressed={isDrawing ? chosen.includes(postcode) : undefined}
      data-strong={strengthOf(at, zones.length) > LIGHT_FROM || undefined}
      className={css.tile}
      style={toneOf(at, zones.length)}
      transform={`translate(${x} ${y})`}
      onClick={() => onPress(postcode)}
      onKeyDown={press}
    >
      <rect
        x={-TILE.width / 2}
        y={-TILE.height / 2}
        width={TILE.width}
        height={TILE.height}
        rx={10}
        className={css.plate}
      />
      <text dy="0.35em">{postcode}</text>
    </g>
  );
}

/** Postcodes around the venue by how long a delivery takes, with the colours of the table. */
export function RingMap(props: Props) {
  const { size, tiles, rings } = ringMap(props.zones);
  return (
    <figure className={css.map}>
      <svg
        viewBox={`${-size} ${-size} ${2 * size} ${2 * size}`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="group"
        aria-label={t.map}
      >
        {rings.toReversed().map(({ outer }) => (
          <circle key={outer} r={outer} className={css.ring} />
        ))}
        {rings.map(({ outer, minutes }) => (
          <text key={outer} aria-hidden y={-outer + 15} className={css.time}>
            {t.upTo({ minutes })}
          </text>
        ))}
        <g aria-hidden transform="translate(0 4)">
          <path className={css.pin} d="M0 16c0 0-13-13-13-22a13 13 0 0 1 26 0c0 9-13 22-13 22Z" />
          <circle className={css.eye} cy={-6} r={4.5} />
        </g>
        {tiles.map((tile) => (
          <ZoneTile key={tile.postcode} {...props} tile={tile} />
        ))}
      </svg>
      <figcaption>{props.isDrawing ? t.mapDraw : t.mapNote}</figcaption>
    </figure>
  );
}
