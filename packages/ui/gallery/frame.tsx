import type { ReactNode } from 'react';
import { Display, Text } from '#foundations/text';
import css from './gallery.module.css';

export function Section({
  id,
  title,
  lead,
  children,
}: {
  id: string;
  title: string;
  lead: string;
  children: ReactNode;
}) {
  return (
    <section id={id} className={css.section}>
      <header className={css.sectionHead}>
        <Display as="h2" size={44}>
          {title}
        </Display>
        <Text tone="soft">{lead}</Text>
      </header>
      <div className={css.grid}>{children}</div>
    </section>
  );
}

/** One specimen: name, file, and the thing itself on the surface it usually stands on. */
export function Specimen({
  name,
  from,
  wide,
  children,
}: {
  name: string;
  from: string;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <figure data-wide={wide || undefined} className={css.specimen}>
      <figcaption className={css.caption}>
        <b>{name}</b>
        <code>{from}</code>
      </figcaption>
      <div className={css.stage}>{children}</div>
    </figure>
  );
}
