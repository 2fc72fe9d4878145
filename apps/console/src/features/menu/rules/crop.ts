/** A picture is shown in a frame four wide and three high. */
export const FRAME = 4 / 3;
export const MOST_ZOOM = 4;

type Size = { width: number; height: number };
/** How near, and which point of the picture is in the middle: 0 to 1 each way. */
export type Crop = { zoom: number; x: number; y: number };
export const WHOLE: Crop = { zoom: 1, x: 0.5, y: 0.5 };

/** The part of a picture that is kept, in its own pixels: as large as fits the frame, or smaller where it is nearer. */
export function croppedPart({ width, height }: Size, { zoom, x, y }: Crop) {
  const fits = Math.min(width, height * FRAME);
  const wide = fits / zoom;
  const high = wide / FRAME;
  const within = (middle: number, part: number, all: number) =>
    Math.min(Math.max(middle * all - part / 2, 0), all - part);
  return { left: within(x, wide, width), top: within(y, high, height), width: wide, height: high };
}

/** After the picture was pulled by so much of the frame. */
export function pulled(size: Size, crop: Crop, by: { x: number; y: number }): Crop {
  const part = croppedPart(size, crop);
  const middle = (start: number, long: number, share: number) => start + long / 2 - share * long;
  const next = {
    zoom: crop.zoom,
    x: middle(part.left, part.width, by.x) / size.width,
    y: middle(part.top, part.height, by.y) / size.height,
  };
  // What lies beyond the edge is not remembered: the way back begins at once.
  const kept = croppedPart(size, next);
  return {
    zoom: crop.zoom,
    x: (kept.left + kept.width / 2) / size.width,
    y: (kept.top + kept.height / 2) / size.height,
  };
}
