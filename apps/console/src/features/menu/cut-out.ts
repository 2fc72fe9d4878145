import { type Crop, croppedPart } from '#features/menu/rules/crop.ts';

/** As large as the largest that a page shows. */
const MOST_WIDTH = 1600;

/** What is kept of a picture, as a file of its own. */
export async function cutOut(image: HTMLImageElement, crop: Crop): Promise<Blob | undefined> {
  const part = croppedPart({ width: image.naturalWidth, height: image.naturalHeight }, crop);
  const width = Math.round(Math.min(part.width, MOST_WIDTH));
  const canvas = Object.assign(document.createElement('canvas'), {
    width,
    height: Math.round((width * part.height) / part.width),
  });
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  pen.drawImage(image, part.left, part.top, part.width, part.height, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => canvas.toBlob((blob) => done(blob ?? undefined), 'image/webp', 0.92));
}

export function readImage(file: Blob): Promise<HTMLImageElement | undefined> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  return image.decode().then(
    () => image,
    () => undefined,
  );
}
