import css from './api.module.css';

/** Lines as they are, to be scrolled where they are longer than there is room. */
export const Code = ({ label, children }: { label: string; children: string }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
  <section aria-label={label} tabIndex={0} className={css.lines}>
    <pre>{children}</pre>
  </section>
);
