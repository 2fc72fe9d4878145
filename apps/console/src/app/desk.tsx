import type { ConsoleUser } from '@servery/contract/entities/board';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sessionQuery } from '#api/session-query.ts';
import { useStoreNews } from '#api/use-store-news.ts';
import { Bar } from '#app/bar.tsx';
import { useFace } from '#app/face.ts';
import { Navigation } from '#app/navigation.tsx';
import css from './desk.module.css';

/** A room for somebody at a desk: the bar above it, the navigation beside it, or on a phone below it. */
export function Desk({ children }: { children: (user: ConsoleUser) => ReactNode }) {
  useFace('desk');
  useStoreNews();
  const { data: user } = useQuery(sessionQuery);
  if (!user) return null;
  return (
    <div className={css.desk}>
      <Bar user={user} />
      <Navigation user={user} />
      <main className={css.room}>{children(user)}</main>
    </div>
  );
}
