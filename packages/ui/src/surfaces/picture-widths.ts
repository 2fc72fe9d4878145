/** How wide the build makes every picture of a brand, beside the original. */
export const PICTURE_WIDTHS = [96, 240, 560] as const;

/** What the original counts as; it is only fetched where a picture is shown larger than all of the above. */
const ORIGINAL = 1200;

const OURS = /^(\/media\/.+)\.(svg|png|jpe?g|webp)$/;

export const pictureName = (path: string, width: number): string => path.replace(/\.\w+$/, `-${width}.webp`);

/** The widths in which a picture of ours can be fetched, for `srcset`; another host's picture has only itself. */
export function pictureSet(src: string): string | undefined {
  if (!OURS.test(src)) return undefined;
  const made = PICTURE_WIDTHS.map((width) => `${pictureName(src, width)} ${width}w`);
  return [...made, `${src} ${ORIGINAL}w`].join(', ');
}
