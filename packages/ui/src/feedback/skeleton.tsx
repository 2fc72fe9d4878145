import type { CSSProperties, ReactNode } from 'react';
import css from './skeleton.module.css';

export type SkeletonProps = {
  shape?: 'text' | 'title' | 'short' | 'picture' | 'block' | 'round';
  width?: string;
  height?: string;
};
export function Skeleton({ shape = 'text', width, height }: SkeletonProps) {
  const style: CSSProperties = { width, height };
  return <span aria-hidden data-shape={shape} style={style} className={css.bone} />;
}

/** Says once that something is loading; its children are the bones. */
export function Loading({
  label,
  children,
  className,
}: {
  label: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <div aria-busy="true" className={className}>
      <output className="visually-hidden">{label}</output>
      {children}
    </div>
  );
}

/** The shape of a row: words at the left, a picture at the right. */
export function SkeletonRow() {
  return (
    <div aria-hidden className={css.row}>
      <div className={css.words}>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton />
        <Skeleton shape="short" />
      </div>
      <Skeleton shape="picture" />
    </div>
  );
}

export function SkeletonCard() {
  return (
    <div aria-hidden className={css.words}>
      <Skeleton shape="picture" />
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton shape="short" />
    </div>
  );
}
