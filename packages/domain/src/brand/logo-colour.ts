const BINS = 24;
const LEAST_ALPHA = 128;
const GREY = 0.18;

const hexOf = (parts: readonly number[]): string =>
  `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

function hueOf([r, g, b]: readonly [number, number, number]): { hue: number; vivid: number } {
  const most = Math.max(r, g, b);
  const spread = most - Math.min(r, g, b);
  if (spread === 0) return { hue: 0, vivid: 0 };
  const turn =
    most === r ? ((g - b) / spread + 6) % 6 : most === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return { hue: turn / 6, vivid: spread / 255 };
}

/** The colour that a logo is known by: of the hue that most of it has, its average. Nothing where it is black, white or grey. */
export function logoColour(pixels: ArrayLike<number>): string | undefined {
  const bins = Array.from({ length: BINS }, () => ({ weight: 0, sums: [0, 0, 0] }));
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < LEAST_ALPHA) continue;
    const colour = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0] as const;
    const { hue, vivid } = hueOf(colour);
    const bin = bins[Math.min(Math.floor(hue * BINS), BINS - 1)];
    if (!bin || vivid < GREY) continue;
    bin.weight += 1;
    bin.sums = bin.sums.map((sum, part) => sum + (colour[part] ?? 0));
  }
  const [first] = bins.toSorted((a, b) => b.weight - a.weight);
  return first && first.weight > 0 ? hexOf(first.sums.map((sum) => sum / first.weight)) : undefined;
}
