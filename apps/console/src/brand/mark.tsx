import css from './mark.module.css';

/** The brand's sign, in the colours of the surface it stands on. */
export function BrandMark() {
  return (
    <svg aria-hidden viewBox="0 0 40 40" className={css.mark}>
      <path
        className={css.leaf}
        d="M20 37C11 37 4 31 3 23c3 .3 4 1 5.2 2.4L8 21.5c3 1 4.5 2.7 5.4 5L20 31l6.6-4.5c.9-2.3 2.4-4 5.4-5l-.2 3.9C33 24 34 23.3 37 23c-1 8-8 14-17 14Z"
      />
      <path className={css.cone} d="M20 2.5c6.4 0 10 6 10 14.5s-3.8 15-10 15-10-6.5-10-15S13.6 2.5 20 2.5Z" />
      <path
        className={css.seed}
        d="M16 8.6q2-2 4 0 2-2 4 0M13 13.4q2.3-2.2 4.6 0 2.4-2.2 4.8 0 2.3-2.2 4.6 0M11.9 18.6q2.7-2.4 5.4 0 2.7-2.4 5.4 0 2.7-2.4 5.4 0M13 23.8q2.3-2.2 4.6 0 2.4-2.2 4.8 0 2.3-2.2 4.6 0"
      />
    </svg>
  );
}

/** Sign and name side by side. */
export function BrandName({ name }: { name: string }) {
  return (
    <span className={css.brand}>
      <BrandMark />
      <span className={css.name}>{name}</span>
    </span>
  );
}
