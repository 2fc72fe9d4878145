import { Display } from '@servery/ui/foundations/text';
import type { ReactNode } from 'react';
import { facts } from '#api/app-facts.ts';
import css from './staff-sign-in.module.css';

/** One card on the brand's deep colour: what a screen shows before anybody has signed in. A `form` comes last in it. */
export function StaffCard({
  heading,
  form,
  children,
}: {
  heading: string;
  form?: boolean;
  children: ReactNode;
}) {
  return (
    <main className={css.page}>
      <div data-form={form} className={css.card}>
        <img src={facts.brand.logo_url} alt="" className={css.logo} />
        <Display as="h1" size={44}>
          {heading}
        </Display>
        {children}
      </div>
    </main>
  );
}
