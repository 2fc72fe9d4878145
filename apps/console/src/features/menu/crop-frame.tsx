import type { KeyboardEvent, PointerEvent } from 'react';
import { type Crop, croppedPart, MOST_ZOOM, pulled } from '#features/menu/rules/crop.ts';
import css from './picture-field.module.css';
import { t } from '#features/menu/texts.ts';

type Props = { image: HTMLImageElement; crop: Crop; onCrop: (crop: Crop) => void };

const sizeOf = ({ naturalWidth: width, naturalHeight: height }: HTMLImageElement) => ({ width, height });
const KEYS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -0.05, y: 0 },
  ArrowRight: { x: 0.05, y: 0 },
  ArrowUp: { x: 0, y: -0.05 },
  ArrowDown: { x: 0, y: 0.05 },
};

/** Which part of a picture is shown: pulled with a finger or the arrow keys, nearer with the slider. */
export function CropFrame({ image, crop, onCrop }: Props) {
  const part = croppedPart(sizeOf(image), crop);
  const pull = (x: number, y: number) => onCrop(pulled(sizeOf(image), crop, { x, y }));
  const onMove = (event: PointerEvent<HTMLButtonElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    pull(event.movementX / width, event.movementY / height);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = KEYS[event.key];
    if (!by) return;
    event.preventDefault();
    pull(by.x, by.y);
  };
  return (
    <div className={css.crop}>
      <button
        type="button"
        aria-label={t.cropLabel}
        className={css.frame}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={onMove}
        onKeyDown={onKeyDown}
      >
        <img
          alt=""
          draggable={false}
          src={image.src}
          style={{
            width: `${(image.naturalWidth / part.width) * 100}%`,
            translate: `${(-part.left / image.naturalWidth) * 100}% ${(-part.top / image.naturalHeight) * 100}%`,
          }}
        />
      </button>
      <label className={css.zoom}>
        {t.zoom}
        <input
          type="range"
          min={1}
          max={MOST_ZOOM}
          step={0.05}
          value={crop.zoom}
          onChange={({ target }) => onCrop({ ...crop, zoom: Number(target.value) })}
        />
      </label>
    </div>
  );
}
