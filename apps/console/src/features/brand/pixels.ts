const SIZE = 48;

/** A picture of ours as a few points of colour; nothing where it cannot be read. */
export async function pixelsOf(url: string): Promise<Uint8ClampedArray | undefined> {
  const image = new Image(SIZE, SIZE);
  image.src = url;
  try {
    await image.decode();
  } catch {
    return undefined;
  }
  const canvas = Object.assign(document.createElement('canvas'), { width: SIZE, height: SIZE });
  const pen = canvas.getContext('2d');
  pen?.drawImage(image, 0, 0, SIZE, SIZE);
  return pen?.getImageData(0, 0, SIZE, SIZE).data;
}
