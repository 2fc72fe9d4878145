import type { ReactNode } from 'react';
import css from '#features/shell/screen.module.css';
import { t } from '#features/shell/texts.ts';

type ScreenProps = {
  header?: ReactNode;
  footer?: ReactNode;
  /** stays at the lower edge on phones */
  dock?: ReactNode;
  /** narrow = one readable column, wide = the page's full measure, bare = the content sets its own */
  width?: 'narrow' | 'wide' | 'bare';
  children: ReactNode;
};

export function Screen({ header, footer, dock, width = 'narrow', children }: ScreenProps) {
  return (
    <div className={css.screen}>
      {header}
      <main id="main" data-width={width} className={css.main}>
        {children}
      </main>
      {dock && (
        <section aria-label={t.nextStep} className={css.dock}>
          {dock}
        </section>
      )}
      {footer}
    </div>
  );
}
