import { Display, Text } from '@servery/ui/foundations/text';
import type { ReactNode } from 'react';
import css from './plain-card.module.css';

/** What stands in place of the steps while there are none to show. */
export const PlainCard = ({
  title,
  lead,
  children,
}: {
  title: string;
  lead: string;
  children?: ReactNode;
}) => (
  <main className={css.page}>
    <div className={css.card}>
      <Display as="h1" size={32}>
        {title}
      </Display>
      {lead !== '' && <Text tone="soft">{lead}</Text>}
      {children}
    </div>
  </main>
);
