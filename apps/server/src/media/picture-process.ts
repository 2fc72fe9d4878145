import {
  LARGEST_WIDTH,
  LEAST_PICTURE_WIDTH,
  MOST_PICTURE_PIXELS,
  PICTURE_TYPES,
  PICTURE_WIDTHS,
} from '@servery/domain/media/pictures';
import type sharpItself from 'sharp';

/** Everything a page may ask for, the largest first. */
export type MadePicture = { width: number; height: number; files: Buffer[] };
export type PictureProblem = 'unreadable' | 'kind' | 'small' | 'large' | 'no_sharp';
export type PictureAnswer = { is: 'made'; picture: MadePicture } | { is: 'refused'; problem: PictureProblem };

const QUALITY = 80;
const READ_KINDS: ReadonlySet<string> = new Set(PICTURE_TYPES.map((type) => type.replace('image/', '')));

type Sharp = typeof sharpItself;

async function loadSharp(): Promise<Sharp | undefined> {
  try {
    const { default: sharp } = await import('sharp');
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  } catch {
    return undefined;
  }
}

/** What is shown is written anew, upright and without what a camera adds: where it was, and when. */
async function makePicture(sharp: Sharp, bytes: Uint8Array): Promise<PictureAnswer> {
  const read = { limitInputPixels: false, failOn: 'error', autoOrient: true } as const;
  const about = await sharp(bytes, read).metadata();
  const { width, height } = about.autoOrient;
  const kind = about.format === 'heif' && about.compression === 'av1' ? 'avif' : about.format;
  if (!READ_KINDS.has(kind)) return { is: 'refused', problem: 'kind' };
  if (width < LEAST_PICTURE_WIDTH || height < LEAST_PICTURE_WIDTH) return { is: 'refused', problem: 'small' };
  if (width * height > MOST_PICTURE_PIXELS) return { is: 'refused', problem: 'large' };
  const fitted = sharp(bytes, read).resize({ width: LARGEST_WIDTH, withoutEnlargement: true });
  const { data, info } = await fitted
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: 4 } as const;
  const files: Buffer[] = [];
  for (const wide of [LARGEST_WIDTH, ...PICTURE_WIDTHS])
    files.push(
      await sharp(data, { raw })
        .resize({ width: wide, withoutEnlargement: true })
        .webp({ quality: QUALITY })
        .toBuffer(),
    );
  return { is: 'made', picture: { width: info.width, height: info.height, files } };
}

async function answerTo(bytes: Uint8Array): Promise<PictureAnswer> {
  const sharp = await loadSharp();
  if (!sharp) return { is: 'refused', problem: 'no_sharp' };
  try {
    return await makePicture(sharp, bytes);
  } catch {
    return { is: 'refused', problem: 'unreadable' };
  }
}

/** One picture, in a process that ends with it: what somebody sends is decoded apart from everything else. */
process.once('message', (bytes: Uint8Array) => {
  void answerTo(bytes).then((answer) => process.send?.(answer, () => process.exit(0)));
});
process.once('disconnect', () => process.exit(0));
