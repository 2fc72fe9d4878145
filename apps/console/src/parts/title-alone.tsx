import css from './title-alone.module.css';

/** The name of a page for whoever listens, while what is open covers the page and its own title with it. */
export const TitleAlone = ({ children }: { children: string }) => (
  <h1 className={`visually-hidden ${css.title}`}>{children}</h1>
);
