import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { PICTURE_WIDTHS, pictureName } from '../packages/domain/src/media/pictures.ts';

const PICTURE = /^(pics\/.*|hero)\.(svg|png|jpe?g|webp)$/;
const WIDEST = Math.max(...PICTURE_WIDTHS);

const isOlder = (file: string, than: string): boolean =>
  !existsSync(file) || statSync(file).mtimeMs < statSync(than).mtimeMs;

/** One picture in every width. A drawing is drawn once, at the largest, and made smaller from there. */
async function makeWidths(source: string, made: (width: number) => string): Promise<void> {
  if (PICTURE_WIDTHS.every((width) => !isOlder(made(width), source))) return;
  const file = readFileSync(source);
  const { width: natural, format } = await sharp(file).metadata();
  const options = format === 'svg' ? { density: (72 * WIDEST) / natural } : {};
  const drawn = sharp(file, options).resize({ width: WIDEST, withoutEnlargement: format !== 'svg' });
  const { data, info } = await drawn.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: 4 } as const;
  mkdirSync(dirname(made(WIDEST)), { recursive: true });
  for (const width of PICTURE_WIDTHS) {
    const smaller = sharp(data, { raw }).resize({ width, withoutEnlargement: true });
    await smaller.webp({ quality: 80 }).toFile(made(width));
  }
}

/**
 * The pictures of every brand in the widths that pages ask for. Drawings with many layers take a phone long to paint,
 * and a photograph as it left the camera takes long to fetch.
 */
export async function makePictures(root: string): Promise<void> {
  const brands = join(root, 'brands');
  const names = readdirSync(brands, { recursive: true, encoding: 'utf8' });
  for (const name of names) {
    const [brand = '', ...rest] = name.split(/[/\\]/);
    const path = rest.join('/');
    if (!PICTURE.test(path)) continue;
    await makeWidths(join(brands, name), (width) =>
      join(root, 'dist/media', brand, pictureName(path, width)),
    );
  }
}
