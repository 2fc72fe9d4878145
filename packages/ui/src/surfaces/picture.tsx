import { useState } from 'react';
import type { ReactNode } from 'react';
import { cx } from '#foundations/cx';
import { isPhotograph } from '@servery/domain/media/pictures';
import { pictureSet } from './picture-widths.ts';
import css from './picture.module.css';

export type Tint = 'leaf' | 'sun' | 'clay' | 'berry' | 'sea' | 'oat';
export type PictureProps = {
  /** without it, or when it fails, the plate stands alone */
  src?: string;
  /** how wide it is shown, as in `sizes` of an image */
  sizes?: string;
  alt?: string;
  tint?: Tint | 'none';
  /** contain = a cut-out on the plate; cover = a photograph that hides it: what was uploaded, unless it is said */
  fit?: 'contain' | 'cover';
  shape?: 'box' | 'square' | 'round' | 'head';
  width?: number;
  height?: number;
  /** first screenful: fetch at once; `main` is the largest thing on it, and comes before all else */
  eager?: boolean | 'main';
  muted?: boolean;
  /** laid over the picture, in one grid cell: place with place-self */
  children?: ReactNode;
  className?: string;
};

/** An image of ours in the width that it is shown in. */
export function inWidths(src: string, sizes: string): { src: string; srcSet?: string; sizes?: string } {
  const srcSet = pictureSet(src);
  return srcSet ? { src, srcSet, sizes } : { src };
}

export function Picture(props: PictureProps) {
  const { src, sizes, alt = '', tint = 'oat', shape = 'box', eager, muted } = props;
  const fit = props.fit ?? (src !== undefined && isPhotograph(src) ? 'cover' : 'contain');
  const [failed, setFailed] = useState<string>();
  return (
    <div
      data-tint={tint}
      data-shape={shape}
      data-fit={fit}
      data-muted={muted || undefined}
      className={cx(css.picture, props.className)}
    >
      {src !== undefined && failed !== src ? (
        <img
          {...inWidths(src, sizes ?? (eager ? '240px' : 'auto, 240px'))}
          alt={alt}
          width={props.width ?? 400}
          height={props.height ?? 300}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager === 'main' ? 'high' : undefined}
          decoding="async"
          onError={() => setFailed(src)}
        />
      ) : (
        alt !== '' && <span className="visually-hidden">{alt}</span>
      )}
      {props.children}
    </div>
  );
}

/** Small round plates that overlap. */
export function PictureStack({ children }: { children: ReactNode }) {
  return (
    <div aria-hidden className={css.stack}>
      {children}
    </div>
  );
}
