import { Display, Text } from '@servery/ui/foundations/text';
import type { ReactNode } from 'react';
import { BrandMark } from '#brand/mark.tsx';
import css from './sign-in-screen.module.css';

type Props = { title: string; lead: string; children: ReactNode };

/** What stands before the console: one card, one thing to do. */
export function SignInCard({ title, lead, children }: Props) {
  return (
    <main className={css.page}>
      <div className={css.card}>
        <span className={css.mark}>
          <BrandMark logo="" />
        </span>
        <Display as="h1" size={32}>
          {title}
        </Display>
        <Text tone="soft">{lead}</Text>
        {children}
      </div>
    </main>
  );
}
