import { LARGEST_WIDTH, PICTURE_WIDTHS, pictureName } from '@servery/domain/media/pictures';

const OURS = /^(\/media\/.+)\.(svg|png|jpe?g|webp)$/;

/** The widths in which a picture of ours can be fetched, for `srcset`; another host's picture has only itself. */
export function pictureSet(src: string): string | undefined {
  if (!OURS.test(src)) return undefined;
  const made = PICTURE_WIDTHS.map((width) => `${pictureName(src, width)} ${width}w`);
  return [...made, `${src} ${LARGEST_WIDTH}w`].join(', ');
}
